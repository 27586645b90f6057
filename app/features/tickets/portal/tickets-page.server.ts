import { portalHead } from '#app/areas/portal/portal-page.server.ts';
import { instanceOf } from '#app/i18n/instances.ts';
import { preferredLocale } from '#app/pages/root-data.server.ts';
import styles from './tickets.css?url';

/** Head of a page about tickets. */
export const ticketHead = (title: string) => portalHead(title, styles);

export const ticketWords = (request: Request) => {
  const locale = preferredLocale(request);
  return instanceOf(locale).getFixedT(locale, 'client-tickets');
};
