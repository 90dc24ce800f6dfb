import { db } from "~/platform/db/client.server";
import { migrate } from "~/platform/db/migrate.server";

/** Makes a member an admin; answers false when no member has this e-mail. */
export async function promoteToAdmin(email: string): Promise<boolean> {
  await migrate();
  const { count } = await db.user.updateMany({
    where: { email: email.trim().toLowerCase(), isAnonymous: false },
    data: { isAdmin: true },
  });
  return count === 1;
}
