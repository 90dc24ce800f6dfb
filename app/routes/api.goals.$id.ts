import { changeGoal, dropGoal } from "~/features/goals/goals.server";
import { resource } from "~/platform/http/resource.server";

const { loader, action } = resource({ PUT: changeGoal, DELETE: dropGoal });

export { action, loader };
