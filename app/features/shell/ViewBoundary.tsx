import { Component, type ErrorInfo, type ReactNode } from "react";
import { reportError } from "~/features/errors/report-error";
import { Button } from "~/ui/Button";
import { Notice } from "~/ui/Notice";
import { VIEW_TITLES, type View } from "./views";

type Props = { view: View; children: ReactNode };

/** Keeps the frame when a view fails, and says how to go on. */
export class ViewBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo) {
    reportError(error, componentStack ?? "");
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    const { view } = this.props;
    return (
      <Notice
        tone="danger"
        role="alert"
        title={
          view === "therapy"
            ? "Error loading wellness space"
            : `Unable to show ${VIEW_TITLES[view]}`
        }
        action={
          <Button type="button" onClick={() => location.reload()}>
            Refresh Page
          </Button>
        }
      >
        What you saved is safe.
      </Notice>
    );
  }
}
