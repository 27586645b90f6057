import { Refusal, type Tx } from '#app/access/commands/command.server.ts';

/** Refuses as `gone` where there is no such user, or the current one may not read it. */
export async function requirePerson(tx: Tx, userId: string): Promise<void> {
  const found = await tx
    .selectFrom('user_profiles')
    .select('userId')
    .where('userId', '=', userId)
    .executeTakeFirst();
  if (!found) throw new Refusal('gone', 404);
}
