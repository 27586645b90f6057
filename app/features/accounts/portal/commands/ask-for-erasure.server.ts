import { z } from 'zod';
import { command, Refusal } from '#app/access/commands/command.server.ts';
import { askForOwnErasure } from '#app/features/privacy/own-data.store.server.ts';
import { accountAddress } from './account-address.ts';

/** Requests the erasure of the user's data; idempotent by the id. */
export const askForErasure = command({
  actor: 'client',
  input: z.object({ id: z.uuid(), sure: z.literal('yes') }),
  async run({ tx, input: { id } }) {
    const protocol = await askForOwnErasure(tx, id);
    if (!protocol) throw new Refusal('unproved', 403);
    return { protocol };
  },
  redirectTo: ({ data }) => accountAddress('dados', 'erasure', { protocolo: data.protocol }),
});
