import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { asPerson } from '#app/access/guard.server.ts';
import { requireUser } from '#app/access/require-user.server.ts';
import { adminHead } from '#app/areas/admin/admin-head.server.ts';
import { useSourceName } from '#app/features/crm/products/admin/use-source-name.ts';
import { storedName } from '#app/i18n/stored-name.ts';
import { adminPath } from '#app/paths.ts';
import type { DataColumn } from '#app/ui/admin/data-table/data-column.ts';
import { DataTable } from '#app/ui/admin/data-table/data-table.tsx';
import type { ListFilter } from '#app/ui/admin/data-table/list-filter.ts';
import { parseListQuery } from '#app/ui/admin/data-table/list-query.ts';
import { Square } from '#app/ui/admin/initials.tsx';
import { Moment } from '#app/ui/admin/moment.tsx';
import { ANSWERS, REACHED } from '../figures/ways.ts';
import type { Route } from './+types/counted-leads.route';
import { BackToToday } from './back-to-today.tsx';
import { countedLeadsList } from './counted-leads.list.server.ts';
import { type CountedLead, readCountedLeads } from './counted-leads.store.server.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = parseListQuery(countedLeadsList, new URL(request.url).searchParams);
  const { user } = requireUser(request, context);
  const { leads, total } = await asPerson(user, (tx) => readCountedLeads(tx, query));
  return { head: adminHead(request, 'today:counted.leads'), ...query.page(leads, total) };
}

function Answered({ lead: { answered, target } }: { lead: CountedLead }) {
  const { t } = useTranslation('today');
  if (target === null) return <span className="soft">{t('counted.noClock')}</span>;
  if (answered === null) return t('counted.unanswered');
  const minutes = Math.ceil(answered / 60);
  const time =
    minutes < 60
      ? t('duration.minutes', { minutes })
      : t('duration.hoursMore', {
          first: Math.floor(minutes / 60),
          second: String(minutes % 60).padStart(2, '0'),
        });
  return time;
}

function useColumns(): DataColumn<CountedLead>[] {
  const { t } = useTranslation('today', { keyPrefix: 'counted' });
  const { t: leads } = useTranslation('leads');
  const source = useSourceName();
  return [
    {
      key: 'person',
      label: t('person'),
      cell: ({ id, name, company, protocol }) => (
        <Link className="admin-row-link" to={adminPath('lead', { id })}>
          <Square name={name || protocol} />
          <b>{name || protocol}</b> <span>{company}</span>
        </Link>
      ),
    },
    {
      key: 'status',
      label: t('status'),
      cell: ({ status }) => storedName(leads('statuses', { returnObjects: true }), status),
    },
    { key: 'source', label: t('source'), room: 800, cell: (lead) => source(lead.source) },
    {
      key: 'answered',
      label: t('answered'),
      numeric: true,
      cell: (lead) => <Answered lead={lead} />,
    },
    {
      key: 'arrived',
      label: t('arrived'),
      sorts: 'down',
      numeric: true,
      cell: ({ createdAt }) => <Moment at={createdAt} />,
    },
  ];
}

function useFilters(): ListFilter[] {
  const { t } = useTranslation('today', { keyPrefix: 'counted' });
  return [
    { kind: 'date', name: 'from', label: t('filters.from') },
    { kind: 'date', name: 'to', label: t('filters.to') },
    {
      kind: 'choice',
      name: 'reached',
      label: t('filters.reached'),
      options: REACHED.map((value) => ({ value, label: t(`reached.${value}`) })),
    },
    {
      kind: 'choice',
      name: 'answer',
      label: t('filters.answer'),
      options: ANSWERS.map((value) => ({ value, label: t(`answers.${value}`) })),
    },
  ];
}

/** The leads of a figure on the first screen. */
export default function CountedLeads({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('today', { keyPrefix: 'counted' });
  const { page, rows } = loaderData;
  return (
    <DataTable
      name="counted-leads"
      heading={{ title: t('leads'), aside: <BackToToday /> }}
      caption={t('leads')}
      columns={useColumns()}
      rows={rows}
      page={page}
      filters={useFilters()}
      empty={{ title: t('empty.title'), text: t('empty.text') }}
    />
  );
}
