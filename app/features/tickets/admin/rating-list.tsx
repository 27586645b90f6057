import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { SCORES } from '#app/features/satisfaction/rating.ts';
import { adminPath } from '#app/paths.ts';
import type { DataColumn } from '#app/ui/admin/data-table/data-column.ts';
import { DataTable } from '#app/ui/admin/data-table/data-table.tsx';
import { type ListPage, listAddress } from '#app/ui/admin/data-table/list-address.ts';
import { Square } from '#app/ui/admin/initials.tsx';
import { ListTabs } from '#app/ui/admin/list-tabs.tsx';
import { Moment } from '#app/ui/admin/moment.tsx';
import type { RatingRow } from '../queries/ratings.store.server.ts';
import type { Project } from '../queries/tickets-page.store.server.ts';
import { ticketNumber } from '../ticket.ts';
import { TicketParts } from './ticket-parts.tsx';
import { Satisfaction } from './ticket-rating-card.tsx';

type Props = {
  page: ListPage;
  ratings: readonly RatingRow[];
  projects: readonly Project[];
};

function useColumns(): DataColumn<RatingRow>[] {
  const { t } = useTranslation('tickets');
  return [
    {
      key: 'ticket',
      label: t('columns.ticket'),
      cell: ({ ticketId, number, title, by }) => (
        <Link to={adminPath('ticket', { id: ticketId })} className="admin-row-link">
          <Square name={by || title} />
          <b>{title}</b> <span>{[ticketNumber(number), by].filter(Boolean).join(', ')}</span>
        </Link>
      ),
    },
    {
      key: 'score',
      label: t('satisfaction.heading'),
      cell: ({ score }) => <Satisfaction score={score} />,
    },
    {
      key: 'comment',
      label: t('satisfaction.comment'),
      grows: true,
      cell: ({ comment }) => comment,
    },
    {
      key: 'project',
      label: t('columns.project'),
      room: 1000,
      cell: ({ project, module }) => [project, module].filter(Boolean).join(' / '),
    },
    {
      key: 'rated',
      label: t('satisfaction.at'),
      sorts: 'down',
      numeric: true,
      cell: ({ ratedAt, changed }) => (
        <>
          <Moment at={ratedAt} /> {changed && <small>{t('satisfaction.changed')}</small>}
        </>
      ),
    },
  ];
}

/** Ratings of solved tickets, each with a link to its ticket. */
export function RatingList({ page, ratings, projects }: Props) {
  const { t } = useTranslation('tickets');
  const columns = useColumns();
  const { score } = page.filter;
  const to = (wanted: string | undefined) =>
    listAddress({ ...page, filter: { ...page.filter, score: wanted } });
  return (
    <DataTable
      name="ratings"
      heading={{ title: t('satisfaction.title'), aside: <TicketParts part="ratings" /> }}
      caption={t('satisfaction.title')}
      columns={columns}
      rows={ratings}
      page={page}
      filters={[
        { kind: 'date', name: 'from', label: t('satisfaction.from') },
        { kind: 'date', name: 'to', label: t('satisfaction.to') },
        {
          kind: 'choice',
          name: 'project',
          label: t('columns.project'),
          options: projects.map(({ id, name }) => ({ value: id, label: name })),
        },
        {
          kind: 'choice',
          name: 'module',
          label: t('columns.module'),
          options: projects.flatMap(({ name, modules }) =>
            modules.map((one) => ({ value: one.id, label: `${name} / ${one.name}` })),
          ),
        },
      ]}
      tabs={
        <ListTabs
          label={t('satisfaction.heading')}
          tabs={[
            { key: 'all', label: t('satisfaction.all'), to: to(undefined), current: !score },
            ...SCORES.map((one) => ({
              key: String(one),
              label: t('satisfaction.score', { score: one }),
              to: to(String(one)),
              current: score === String(one),
            })),
          ]}
        />
      }
      empty={{ title: t('satisfaction.empty.title'), text: t('satisfaction.empty.text') }}
    />
  );
}
