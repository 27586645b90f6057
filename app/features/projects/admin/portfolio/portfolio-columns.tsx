import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatShortDay } from '#app/i18n/format.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { adminPath } from '#app/paths.ts';
import type { DataColumn } from '#app/ui/admin/data-table/data-column.ts';
import type { ListPage } from '#app/ui/admin/data-table/list-address.ts';
import { Moment } from '#app/ui/admin/moment.tsx';
import { recordAddress } from '#app/ui/admin/record/record-address.ts';
import { cellsOf } from '../../bar/cells.ts';
import { type PortfolioRow, summaryOf } from './portfolio.ts';

/** The six stages as small cells, and beside them in a word which of them is worked on. */
function StageCells({ row }: { row: PortfolioRow }) {
  const { t } = useTranslation(['staff-projects', 'projects']);
  const { state, current } = summaryOf(row.days);
  return (
    <span className="portfolio-stage">
      <span className="portfolio-cells" aria-hidden="true">
        {cellsOf(row.days).map(({ stage, kind }) => (
          <i key={stage} data-is={kind} />
        ))}
      </span>
      {current && state !== 'ended'
        ? t(`projects:stages.${current}`)
        : t(
            `staff-projects:list.states.${state === 'running' || state === 'waiting' ? 'ahead' : state}`,
          )}
    </span>
  );
}

/** By how much it is late, else its state. */
function HealthWord({ row }: { row: PortfolioRow }) {
  const { t } = useTranslation('staff-projects');
  const { state, delay, behind } = summaryOf(row.days);
  if (delay > 0) {
    return <span className="portfolio-late">{t('list.late', { count: delay })}</span>;
  }
  if (behind > 0) {
    return <span className="portfolio-late">{t('list.behind', { count: behind })}</span>;
  }
  if (!row.shown) return t('list.draft');
  return t(`list.health.${state}`);
}

/** What it waits for, and from whom: the client, or us. */
function WaitsFor({ row }: { row: PortfolioRow }) {
  const { t } = useTranslation('staff-projects');
  const locale = useLocale();
  const [first] = row.waits;
  if (first) {
    const day = formatShortDay(first.since, locale);
    return t('list.waitsForClient', { what: first.what, day });
  }
  return row.changeAsked ? t('list.waitsForUs', { what: row.changeAsked }) : '';
}

export function usePortfolioColumns(page: ListPage): DataColumn<PortfolioRow>[] {
  const { t } = useTranslation('staff-projects');
  const locale = useLocale();
  return useMemo(
    () => [
      {
        key: 'name',
        label: t('list.project'),
        sorts: 'up',
        cell: ({ id, name }) => (
          <Link
            id={`project-${id}`}
            className="admin-row-link"
            to={recordAddress(adminPath('clientProject', { id }), page)}
          >
            <b>{name}</b>
          </Link>
        ),
      },
      // On a phone the second line has room for two facts: its state, and its stage.
      {
        key: 'urgency',
        label: t('list.standing'),
        sorts: 'up',
        cell: (row) => <HealthWord row={row} />,
      },
      { key: 'stage', label: t('list.stage'), cell: (row) => <StageCells row={row} /> },
      { key: 'client', label: t('list.client'), sorts: 'up', cell: ({ client }) => client },
      {
        key: 'waits',
        label: t('list.waitsFor'),
        grows: true,
        room: 700,
        cell: (row) => <WaitsFor row={row} />,
      },
      {
        key: 'owner',
        label: t('list.owner'),
        room: 1300,
        cell: ({ conductedBy }) => conductedBy ?? t('list.noOwner'),
      },
      {
        key: 'news',
        label: t('list.news'),
        numeric: true,
        room: 1000,
        cell: ({ lastNewsAt }) => lastNewsAt && <Moment at={lastNewsAt} />,
      },
      {
        key: 'newest',
        label: t('list.begun'),
        sorts: 'down',
        numeric: true,
        room: 1300,
        cell: ({ createdAt }) => <Moment at={createdAt} />,
      },
      // The last: it is there at every width, so that the row ends where the others do.
      {
        key: 'next',
        label: t('list.next'),
        sorts: 'up',
        numeric: true,
        cell: ({ days }) => {
          const { next, state } = summaryOf(days);
          return next && state !== 'paused' && state !== 'ended'
            ? formatShortDay(next, locale)
            : '';
        },
      },
    ],
    [t, locale, page],
  );
}
