import { reportError } from "~/features/errors/report-error.server";
import { resource } from "~/platform/http/resource.server";

const { loader, action } = resource({ POST: reportError });

export { action, loader };
