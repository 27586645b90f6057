import type { TFunction } from 'i18next';
import type { ExportedList } from '#app/areas/admin/exports/export-answer.server.ts';
import type { FileColumn } from '#app/areas/admin/exports/file-body.server.ts';
import { estimateCells } from '#app/features/pricing/estimate-cells.ts';
import { cellTime } from '#app/i18n/format-cell.ts';
import { instanceOf } from '#app/i18n/instances.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { dialledPhone } from '#app/platform/phone.server.ts';
import { parseListQuery } from '#app/ui/admin/data-table/list-query.ts';
import { leadsList } from '../leads.list.server.ts';
import { countLeads } from '../leads-page.store.server.ts';
import { type ExportedLead, exportLeads } from '../staff-leads.store.server.ts';
import type { LeadAnswer } from '../staff-leads.ts';

/** How long an answer took, or when it is due, in words. */
function answerWords(answer: LeadAnswer, locale: Locale, t: TFunction<'leads'>): string {
  const { seconds, dueAt } = answer;
  if (seconds !== null) return t('answer.took', { count: Math.floor(seconds / 60) });
  return dueAt ? t('answer.due', { when: cellTime(dueAt, locale) }) : '';
}

function columnsIn(locale: Locale): FileColumn<ExportedLead>[] {
  const t = instanceOf(locale).getFixedT(locale, 'leads');
  const prices = instanceOf(locale).getFixedT(locale, 'pricing');
  return [
    { label: t('protocol'), cell: ({ protocol }) => protocol },
    { label: t('fields.name'), cell: ({ name }) => name },
    { label: t('fields.email'), cell: ({ email }) => email },
    { label: t('fields.phone'), cell: ({ phone }) => dialledPhone(phone) },
    { label: t('fields.company'), cell: ({ company }) => company },
    { label: t('status'), cell: ({ status }) => t(`statuses.${status}`) },
    {
      label: t('owners.one'),
      cell: ({ ownerId, owner }) => (ownerId ? (owner ?? '') : t('owners.nobody')),
    },
    { label: t('answer.label'), cell: ({ answer }) => answerWords(answer, locale, t) },
    { label: t('score.label'), cell: ({ score }) => (score === null ? '' : String(score)) },
    { label: t('source'), cell: ({ source }) => t(`sources.${source}`) },
    { label: t('page'), cell: ({ page }) => page },
    { label: t('campaign'), cell: ({ campaign }) => campaign },
    { label: t('arrived'), cell: ({ createdAt }) => cellTime(createdAt, locale) },
    { label: t('toReview'), cell: ({ review }) => (review ? t(`reviews.${review}`) : '') },
    ...estimateCells(prices, locale).map(({ label, cell }) => ({
      label,
      cell: ({ estimate }: ExportedLead) => cell(estimate),
    })),
    { label: t('answers'), cell: ({ answers }) => answers },
  ];
}

/** The filtered list of leads, in the order of its address. */
export function exportedLeads(search: URLSearchParams, locale: Locale): ExportedList<ExportedLead> {
  const { filter, sort } = parseListQuery(leadsList, search);
  return {
    what: 'leads',
    fileName: 'leads',
    filter,
    count: (tx) => countLeads(tx, filter),
    page: (tx, part) => exportLeads(tx, { filter, sort, ...part }, locale),
    columns: columnsIn(locale),
  };
}
