import { z } from 'zod';
import { command } from '#app/access/commands/command.server.ts';
import { MEMBER_ROLES } from '#app/features/crm/clients/clients.ts';
import { LOCALES } from '#app/i18n/locale.ts';
import { callValue } from '#app/platform/database/call-function.server.ts';
import { typedEmail } from '#app/platform/text/typed-text.ts';
import { requiredText } from '../../commands/project-fields.ts';

/** Invites a person to the client of a project; a second invitation replaces the first. */
export const inviteClient = command({
  permission: 'projects:update',
  input: z.object({
    id: z.uuid(),
    email: typedEmail.pipe(z.email().max(254)),
    name: requiredText(200),
    role: z.enum(MEMBER_ROLES),
    locale: z.enum(LOCALES),
  }),
  async run({ tx, input: { id: project, ...invited } }) {
    await callValue(tx, 'public.invite_client', { project, ...invited });
    return {};
  },
});

/** Revokes an invitation that nobody has accepted yet. */
export const revokeInvitation = command({
  permission: 'projects:update',
  input: z.object({ invitation: z.uuid() }),
  async run({ tx, input: { invitation: id } }) {
    await callValue(tx, 'public.revoke_invitation', { id });
    return {};
  },
});
