import { isServiceName } from '#app/features/content/services/register.ts';
import { shortName } from '#app/features/content/services/services.ts';
import { instanceOf } from '#app/i18n/instances.ts';
import type { Locale } from '#app/i18n/locale.ts';
import type { RouteName } from '#app/paths.ts';

/** The format of the database; anything else in an address is no reference number. */
const REFERENCE = /^\/(?:en\/thank-you|obrigado)\/((?:[A-Z]-)?[0-9A-Z]{4}(?:-[0-9A-Z]{4}){1,2})$/i;

type Place = {
  locale: Locale;
  /** Null on the 404 page. */
  routeName: RouteName | null;
  pathname: string;
  /** The address is a secret: it is shared with nobody, not even by the visitor. */
  secret: boolean;
};

function nameOf(routeName: RouteName | null, locale: Locale): string {
  if (isServiceName(routeName)) return shortName(routeName, locale);
  const t = instanceOf(locale).getFixedT(locale, 'site');
  return routeName ? t(`pages.${routeName}`) : t('notFound.title');
}

/** The first message of a chat: from which page it comes, or about which sent form. */
export function firstMessage({ locale, routeName, pathname, secret }: Place): string {
  const t = instanceOf(locale).getFixedT(locale, 'site');
  const protocol = REFERENCE.exec(pathname)?.[1];
  if (protocol) return t('talk.aboutProtocol', { protocol: protocol.toUpperCase() });
  const page = nameOf(routeName, locale);
  return secret
    ? t('talk.fromSecretPage', { page })
    : t('talk.fromPage', { page, path: pathname.slice(0, 120) });
}
