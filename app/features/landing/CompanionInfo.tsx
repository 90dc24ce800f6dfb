import { Fragment } from "react";
import { Button } from "~/ui/Button";
import { OfferList } from "./OfferList";
import { companionSides } from "./offers";

/** Four tabs that are radio buttons, so that they turn without script and with the arrow keys. */
export function CompanionInfo() {
  return (
    <>
      <fieldset className="tabs">
        <legend className="mb-3 max-w-read">
          The companion is an AI called TrueNorth. Today it answers in the journal. It will have
          four sides; what is still being built is marked.
        </legend>
        {companionSides.map((side, index) => (
          <Fragment key={side.id}>
            <input
              type="radio"
              name="companion-side"
              id={`side-${side.id}`}
              defaultChecked={index === 0}
              className="tab-choice"
            />
            <label htmlFor={`side-${side.id}`} className="tab">
              {side.name}
            </label>
            <div className="tab-panel">
              <OfferList offers={side.offers} />
            </div>
          </Fragment>
        ))}
      </fieldset>
      <form method="post" action="/?index" className="mt-8">
        <Button name="intent" value="start-guest">
          Start Your Journey
        </Button>
      </form>
    </>
  );
}
