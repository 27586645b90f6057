import { z } from 'zod';
import { command, Refusal } from '#app/access/commands/command.server.ts';
import { callValue, typed } from '#app/platform/database/call-function.server.ts';
import { MEMBER_ROLES } from '../clients.ts';

/** Makes a contact of a deal a member of its client. Refused for a contact without an account. */
export const addMember = command({
  permission: 'projects:update',
  input: z.object({ id: z.uuid(), contact: z.uuid(), role: z.enum(MEMBER_ROLES) }),
  async run({ tx, input: { id: deal, contact, role } }) {
    const outcome = await callValue(
      tx,
      'public.add_client_contact',
      { deal, contact, role },
      typed<'added' | 'account' | 'gone'>(),
    );
    if (outcome === 'account') throw new Refusal('account');
    if (outcome !== 'added') throw new Refusal('gone', 404);
    return { id: deal };
  },
});
