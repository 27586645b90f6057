import type { Transaction } from 'kysely';
import type { Locale } from '#app/i18n/locale.ts';
import type { DB } from '#app/platform/database/database.types.ts';

/** Changes the name and the language of a user; the policies let users change their own. */
export async function changeProfile(
  tx: Transaction<DB>,
  userId: string,
  { name, locale }: { name: string; locale: Locale },
): Promise<void> {
  await tx
    .updateTable('user_profiles')
    .set({ displayName: name, locale })
    .where('userId', '=', userId)
    .execute();
}
