import { z } from 'zod';
import { command, Refusal } from '#app/access/commands/command.server.ts';
import { MEMBER_ROLES } from '#app/features/crm/clients/clients.ts';
import { LOCALES } from '#app/i18n/locale.ts';
import { callValue, typed } from '#app/platform/database/call-function.server.ts';
import { typedEmail } from '#app/platform/text/typed-text.ts';
import { accountAddress } from './account-address.ts';
import { personName } from './posted-account.ts';

const STATUS = { already: 409, limited: 429, staff: 403, colleague: 409, gone: 404 } as const;

/** Invites a person to a client; the database decides whether the user may. */
export const invitePerson = command({
  actor: 'client',
  input: z.object({
    organization: z.uuid(),
    email: typedEmail.pipe(z.email().max(254)),
    name: personName,
    role: z.enum(MEMBER_ROLES),
    locale: z.enum(LOCALES),
  }),
  async run({ tx, input }) {
    const outcome = await callValue(
      tx,
      'public.invite_to_client',
      input,
      typed<'invited' | keyof typeof STATUS>(),
    );
    if (outcome === 'invited') return {};
    throw new Refusal(outcome ?? 'gone', STATUS[outcome ?? 'gone']);
  },
  redirectTo: ({ input }) => accountAddress('pessoas', 'invited', { cliente: input.organization }),
});

/** Withdraws an invitation that is still open. */
export const withdrawInvitation = command({
  actor: 'client',
  input: z.object({ organization: z.uuid(), invitation: z.uuid() }),
  async run({ tx, input: { invitation: id } }) {
    const isDone = await callValue(tx, 'public.withdraw_client_invitation', { id });
    if (!isDone) throw new Refusal('gone', 404);
    return {};
  },
  redirectTo: ({ input }) =>
    accountAddress('pessoas', 'withdrawn', { cliente: input.organization }),
});
