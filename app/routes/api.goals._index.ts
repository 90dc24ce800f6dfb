import { listGoals, setGoal } from "~/features/goals/goals.server";
import { resource } from "~/platform/http/resource.server";

const { loader, action } = resource({ GET: listGoals, POST: setGoal });

export { action, loader };
