import type { ExportedList } from '#app/areas/admin/exports/export-answer.server.ts';
import type { FileColumn } from '#app/areas/admin/exports/file-body.server.ts';
import type { FieldValues } from '#app/features/custom-fields/custom-field.ts';
import {
  fieldColumns,
  withFieldValues,
} from '#app/features/custom-fields/exported-fields.server.ts';
import { cellDay, cellTime } from '#app/i18n/format-cell.ts';
import { instanceOf } from '#app/i18n/instances.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { parseListQuery } from '#app/ui/admin/data-table/list-query.ts';
import { reasonName } from '../../close-reasons/reasons.ts';
import { dealsList } from '../deals.list.server.ts';
import { listDeals, sumDeals } from '../deals.store.server.ts';
import type { DealRow } from '../deals.ts';

function columnsIn(locale: Locale): FileColumn<DealRow>[] {
  const t = instanceOf(locale).getFixedT(locale, 'deals');
  const reasons = instanceOf(locale).getFixedT(locale, 'close-reasons');
  const reasonOf = ({ state, reason }: DealRow) =>
    reason && state !== 'open' ? reasonName(reasons, state, reason) : '';
  return [
    { label: t('export.deal'), cell: ({ title }) => title },
    { label: t('fields.name'), cell: ({ contact }) => contact },
    { label: t('fields.company'), cell: ({ company }) => company },
    // As a calculator of the reader's language takes it.
    {
      label: t('fields.value'),
      cell: ({ value }) => (locale === 'en' ? String(value) : String(value).replace('.', ',')),
    },
    { label: t('fields.stage'), cell: ({ stage }) => stage },
    { label: t('state'), cell: ({ state }) => t(`export.states.${state}`) },
    { label: t('fields.owner'), cell: ({ owner }) => owner ?? '' },
    { label: t('fields.close'), cell: ({ expectedClose }) => cellDay(expectedClose, locale) },
    { label: t('here'), cell: ({ stageSince }) => cellTime(stageSince, locale) },
    { label: t('columns.opened'), cell: ({ createdAt }) => cellTime(createdAt, locale) },
    {
      label: t('export.closedAt'),
      cell: ({ closedAt }) => (closedAt ? cellTime(closedAt, locale) : ''),
    },
    { label: t('export.reason'), cell: reasonOf },
    {
      label: t('fields.source'),
      cell: ({ source }) => t(`sources.${source as 'manual'}`, { defaultValue: source }),
    },
    { label: t('export.stalled'), cell: ({ stalled }) => (stalled ? t('export.yes') : '') },
  ];
}

/** The filtered list of deals, in the order of its address. */
export function exportedDeals(
  search: URLSearchParams,
  locale: Locale,
): ExportedList<DealRow & { custom: FieldValues }> {
  const { filter, sort } = parseListQuery(dealsList, search);
  return {
    what: 'deals',
    fileName: locale === 'en' ? 'deals' : 'negocios',
    filter,
    count: async (tx) => (await sumDeals(tx, filter)).deals,
    page: async (tx, part) => withFieldValues(tx, await listDeals(tx, { filter, sort, ...part })),
    columns: columnsIn(locale),
    further: (tx) => fieldColumns(tx, 'deal', locale),
  };
}
