import { z } from 'zod';
import { command } from '#app/access/commands/command.server.ts';
import { LOCALES } from '#app/i18n/locale.ts';
import { adminPath } from '#app/paths.ts';
import { callValue } from '#app/platform/database/call-function.server.ts';
import { typedEmail, typedLine } from '#app/platform/text/typed-text.ts';
import { mailPasswordLink } from '../password-link.server.ts';
import { term } from './posted-fields.ts';

/** Creates an account with a first role, and mails the user a link to set a password. */
export const invitePerson = command({
  permission: 'users:manage',
  stepUp: true,
  input: z.object({
    email: typedEmail.pipe(z.email().max(254)),
    name: typedLine.pipe(z.string().min(1).max(200)),
    locale: z.enum(LOCALES).default('pt-BR'),
    ...term,
  }),
  async run({ tx, input: { until: expiresAt, ...args } }) {
    return { userId: await callValue(tx, 'public.invite_person_in', { ...args, expiresAt }) };
  },
  afterCommit: ({ data: { userId } }) => mailPasswordLink(userId),
  redirectTo: ({ data: { userId: personId } }) =>
    `${adminPath('person', { personId })}?invited=yes`,
});
