import { callValue } from '#app/platform/database/call-function.server.ts';
import { Refusal, type Tx } from './command.server.ts';

/** Refuses users whose right to settings is limited to one product, for a setting that all products share. */
export async function requireEveryProduct(tx: Tx): Promise<void> {
  const rights = { resource: 'settings', action: 'manage' };
  if (!(await callValue(tx, 'private.in_every_product', rights))) {
    throw new Refusal('forbidden', 403);
  }
}
