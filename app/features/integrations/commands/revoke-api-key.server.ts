import { z } from 'zod';
import { command } from '#app/access/commands/command.server.ts';
import { callValue } from '#app/platform/database/call-function.server.ts';

/** Revokes a key for good: the user's own, or with the permission to delete, any. */
export const revokeApiKey = command({
  permission: ['integrations:delete', 'integrations:create'],
  input: z.object({ id: z.uuid() }),
  async run({ tx, input: { id } }) {
    await callValue(tx, 'public.revoke_api_key', { id });
    return {};
  },
});
