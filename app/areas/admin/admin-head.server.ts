import { instanceOf } from '#app/i18n/instances.ts';
import type { PageHead } from '#app/pages/page-head.ts';
import { preferredLocale } from '#app/pages/root-data.server.ts';
import styles from './admin.css?url';
import type { ScreenKey } from './frame/screens.ts';

export type Title =
  | `nav.${ScreenKey}`
  | 'home'
  | 'leads:one'
  | 'deals:one'
  | 'deals:new.title'
  | 'by-hand:title'
  | 'companies:new'
  | 'content:calendar.title'
  | 'content:leave.title'
  | 'contacts:pair.title'
  | 'contacts:pairs.title'
  | 'companies:typed.title'
  | 'companies:pairs.title'
  | 'companies:merge.title'
  | 'deals:looks.dealsForecast'
  | 'ideas:title'
  | 'leads:ending.title'
  | 'leads:unfinished.title'
  | 'imports:title'
  | 'notices:title'
  | 'pipelines:title'
  | 'close-reasons:title'
  | 'today:counted.leads'
  | 'today:counted.newsletter'
  | 'today:counted.pages'
  | 'results:behind.deals'
  | 'results:behind.contacts'
  | 'tickets:one'
  | 'tickets:new.title'
  | 'tickets:satisfaction.title'
  | 'ticket-figures:title'
  | 'ticket-figures:counted.title';

/** Head of a staff screen: its name, its stylesheet, and never in a search index. */
export function adminHead(request: Request, title: Title): PageHead {
  const locale = preferredLocale(request);
  const t = instanceOf(locale).getFixedT(locale, [
    'admin',
    'leads',
    'deals',
    'by-hand',
    'close-reasons',
    'companies',
    'content',
    'contacts',
    'ticket-figures',
    'ideas',
    'imports',
    'notices',
    'results',
    'pipelines',
    'tickets',
    'today',
  ]);
  return { title: t(title), description: '', noindex: true, stylesheet: styles };
}
