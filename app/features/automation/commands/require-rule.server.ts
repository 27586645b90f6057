import { Refusal, type Tx } from '#app/access/commands/command.server.ts';
import { readRule } from '../rules.store.server.ts';

/** An existing rule; refused as `gone` where it is missing or deleted. */
export async function requireRule(tx: Tx, id: string) {
  const found = await readRule(tx, id);
  if (!found || found.deleted) throw new Refusal('gone', 404);
  return found.rule;
}
