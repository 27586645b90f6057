import type { ExportedList } from '#app/areas/admin/exports/export-answer.server.ts';
import type { FileColumn } from '#app/areas/admin/exports/file-body.server.ts';
import { cellTime } from '#app/i18n/format-cell.ts';
import { instanceOf } from '#app/i18n/instances.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { storedName } from '#app/i18n/stored-name.ts';
import { parseListQuery } from '#app/ui/admin/data-table/list-query.ts';
import { countSubscriptions, listSubscriptions } from './staff-newsletter.store.server.ts';
import type { SubscriptionRow } from './staff-newsletter.ts';
import { subscriptionsList } from './subscriptions.list.server.ts';

function columnsIn(locale: Locale): FileColumn<SubscriptionRow>[] {
  const t = instanceOf(locale).getFixedT(locale, 'staff-newsletter');
  const languages = t('languages', { returnObjects: true });
  return [
    { label: t('email'), cell: ({ email }) => email },
    { label: t('status'), cell: ({ status }) => t(`statuses.${status}`) },
    { label: t('language'), cell: ({ locale: read }) => storedName(languages, read) },
    { label: t('source'), cell: ({ source }) => source ?? '' },
    { label: t('campaign'), cell: ({ campaign }) => campaign },
    { label: t('created'), cell: ({ created }) => cellTime(created, locale) },
    { label: t('confirmedAt'), cell: ({ confirmed }) => cellTime(confirmed, locale) },
    { label: t('leftAt'), cell: ({ left }) => cellTime(left, locale) },
  ];
}

/** The filtered list of subscriptions, in the order of its address. */
export function exportedSubscriptions(
  search: URLSearchParams,
  locale: Locale,
): ExportedList<SubscriptionRow> {
  const { filter, sort } = parseListQuery(subscriptionsList, search);
  return {
    what: 'newsletter',
    fileName: 'newsletter',
    filter,
    count: (tx) => countSubscriptions(tx, filter),
    page: (tx, part) => listSubscriptions(tx, { filter, sort, ...part }),
    columns: columnsIn(locale),
  };
}
