import type { ExportedList } from '#app/areas/admin/exports/export-answer.server.ts';
import type { FileColumn } from '#app/areas/admin/exports/file-body.server.ts';
import { barOf } from '#app/features/projects/bar/bar.ts';
import { promisedEnd, seenEnd } from '#app/features/projects/bar/bar-words.ts';
import { cellDay, cellTime } from '#app/i18n/format-cell.ts';
import { instanceOf } from '#app/i18n/instances.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { parseListQuery } from '#app/ui/admin/data-table/list-query.ts';
import { portfolioList } from '../portfolio/portfolio.list.server.ts';
import { countPortfolio, listPortfolio } from '../portfolio/portfolio.store.server.ts';
import { type PortfolioRow, summaryOf } from '../portfolio/portfolio.ts';

const figure = (days: number) => (days > 0 ? String(days) : '');

function columnsIn(locale: Locale): FileColumn<PortfolioRow>[] {
  const t = instanceOf(locale).getFixedT(locale, ['staff-projects', 'projects']);
  const summary = ({ days, shown }: PortfolioRow) =>
    shown
      ? t(`staff-projects:list.health.${summaryOf(days).state}`)
      : t('staff-projects:list.draft');
  const day = (iso: string | null | undefined) => cellDay(iso, locale);
  const stage = ({ days }: PortfolioRow) => {
    const { current, state } = summaryOf(days);
    return current && state !== 'ended' ? t(`projects:stages.${current}`) : '';
  };
  return [
    { label: t('staff-projects:list.project'), cell: ({ name }) => name },
    { label: t('staff-projects:list.client'), cell: ({ client }) => client },
    { label: t('staff-projects:list.stage'), cell: stage },
    { label: t('staff-projects:list.standing'), cell: summary },
    {
      label: t('staff-projects:list.export.lateDays'),
      cell: ({ days }) => figure(summaryOf(days).delay),
    },
    {
      label: t('staff-projects:list.export.behindDays'),
      cell: ({ days }) => figure(summaryOf(days).behind),
    },
    { label: t('staff-projects:list.next'), cell: ({ days }) => day(summaryOf(days).next) },
    { label: t('staff-projects:list.export.starts'), cell: ({ days }) => day(days.startsOn) },
    {
      label: t('staff-projects:list.export.promised'),
      cell: ({ days }) => day(promisedEnd(days)),
    },
    {
      label: t('staff-projects:list.export.seen'),
      cell: ({ days }) => day(seenEnd(days, barOf(days))),
    },
    {
      label: t('staff-projects:list.waitsFor'),
      cell: ({ waits, changeAsked }) => waits[0]?.what ?? changeAsked ?? '',
    },
    {
      label: t('staff-projects:list.export.waitsSince'),
      cell: ({ waits }) => day(waits[0]?.since),
    },
    { label: t('staff-projects:list.owner'), cell: ({ conductedBy }) => conductedBy ?? '' },
    {
      label: t('staff-projects:list.news'),
      cell: ({ lastNewsAt }) => (lastNewsAt ? cellTime(lastNewsAt, locale) : ''),
    },
    { label: t('staff-projects:list.begun'), cell: ({ createdAt }) => cellTime(createdAt, locale) },
  ];
}

/** The filtered portfolio, in the order of its address. */
export function exportedProjects(
  search: URLSearchParams,
  locale: Locale,
): ExportedList<PortfolioRow> {
  const { filter, sort } = parseListQuery(portfolioList, search);
  return {
    what: 'projects',
    fileName: locale === 'en' ? 'projects' : 'projetos',
    filter,
    count: async (tx) => (await countPortfolio(tx, filter)).found,
    page: (tx, part) => listPortfolio(tx, { filter, sort, ...part }),
    columns: columnsIn(locale),
  };
}
