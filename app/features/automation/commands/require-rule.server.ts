import { Refusal, type Tx } from '#app/access/commands/command.server.ts';
import { readRule } from '../rules.store.server.ts';

/** A rule that is there; refused as `gone` where it is not, or has been deleted. */
export async function requireRule(tx: Tx, id: string) {
  const found = await readRule(tx, id);
  if (!found || found.deleted) throw new Refusal('gone', 404);
  return found.rule;
}
