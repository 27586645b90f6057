import { z } from 'zod';
import { command } from '#app/access/commands/command.server.ts';
import { changeProfile } from '#app/access/profile.server.ts';
import { LOCALES } from '#app/i18n/locale.ts';
import { preferredLocaleCookie } from '#app/i18n/preferred-locale-cookie.ts';
import { accountAddress } from './account-address.ts';
import { personName } from './posted-account.ts';

/** Changes the name and the language of the user. */
export const changeOwnProfile = command({
  actor: 'client',
  input: z.object({ name: personName, locale: z.enum(LOCALES) }),
  async run({ tx, user, input }) {
    await changeProfile(tx, user.userId, input);
    return {};
  },
  redirectTo: () => accountAddress('perfil', 'profile'),
  headers: ({ input }) => ({ 'set-cookie': preferredLocaleCookie(input.locale) }),
});
