import type { Locale } from '#app/i18n/locale.ts';
import { asActor } from '#app/platform/database/database.server.ts';
import { type Answer, readLeadForMail } from '../lead-mail.store.server.ts';
import { opensReceipt } from './receipt-link.server.ts';

/** The answers in the lead of a reference number, for the holder of its receipt's link; undefined otherwise. */
export async function answersBehind(
  protocol: string,
  token: string,
  locale: Locale,
): Promise<readonly Answer[] | undefined> {
  return asActor({ kind: 'system' }, async (tx) => {
    const found = await tx
      .selectFrom('qualification_submissions')
      .select('id')
      .where('protocol', '=', protocol)
      .executeTakeFirst();
    if (!found || !opensReceipt(found.id, token)) return undefined;
    return (await readLeadForMail(tx, found.id))?.answersIn(locale);
  });
}
