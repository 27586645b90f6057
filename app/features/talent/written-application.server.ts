import { opensReceipt } from '#app/features/qualification/intake/receipt-link.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { asActor } from '#app/platform/database/database.server.ts';
import { applicationId, readApplication } from './application.store.server.ts';
import { answersIn } from './application-mails.ts';

/** The answers in the application of a reference number, for the holder of its receipt's link; undefined
 * otherwise. */
export const applicationBehind = (protocol: string, token: string, locale: Locale) =>
  asActor({ kind: 'system' }, async (tx) => {
    const found = await applicationId(tx, protocol);
    if (!found || !opensReceipt(found.id, token)) return undefined;
    const application = await readApplication(tx, found.id);
    return application && answersIn(locale, application);
  });
