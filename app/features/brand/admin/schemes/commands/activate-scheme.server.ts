import { z } from 'zod';
import { command, Refusal, type Tx } from '#app/access/commands/command.server.ts';
import { settingId } from '#app/audit/posted-setting.ts';

/** Shows the site in the colours of a scheme instead of those of the one before, as one change. */
export async function activateScheme(tx: Tx, id: string): Promise<void> {
  // Concurrent activations are serialized, and the last one wins.
  await tx
    .selectFrom('brand_colors')
    .select('id')
    .where('isActive', '=', true)
    .forUpdate()
    .execute();
  await tx
    .updateTable('brand_colors')
    .set({ isActive: false })
    .where('isActive', '=', true)
    .where('id', '!=', id)
    .execute();
  const { numUpdatedRows } = await tx
    .updateTable('brand_colors')
    .set({ isActive: true })
    .where('id', '=', id)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new Refusal('gone', 404);
}

/** Activates a scheme as it is saved. */
export const activateSavedScheme = command({
  permission: 'site:update',
  input: z.object({ id: settingId }),
  async run({ tx, input: { id } }) {
    await activateScheme(tx, id);
    return {};
  },
});
