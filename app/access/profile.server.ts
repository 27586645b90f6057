import type { Locale } from '#app/i18n/locale.ts';
import { asActor } from '#app/platform/database/database.server.ts';

/** Changes a person's own name and language; asked as she herself, so that the policies decide. */
export async function changeProfile(
  userId: string,
  { name, locale }: { name: string; locale: Locale },
): Promise<void> {
  await asActor({ kind: 'user', userId }, (tx) =>
    tx
      .updateTable('user_profiles')
      .set({ display_name: name, locale })
      .where('user_id', '=', userId)
      .execute(),
  );
}
