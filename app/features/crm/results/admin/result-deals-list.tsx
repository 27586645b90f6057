import { CalendarDays, Flag, Hand } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { adminPath } from '#app/paths.ts';
import type { DataColumn } from '#app/ui/admin/data-table/data-column.ts';
import { DataTable } from '#app/ui/admin/data-table/data-table.tsx';
import type { ListPage } from '#app/ui/admin/data-table/list-address.ts';
import { Square } from '#app/ui/admin/initials.tsx';
import { Moment } from '#app/ui/admin/moment.tsx';
import { useReasonFilter } from '../../close-reasons/admin/use-reason-filter.ts';
import type { CloseReason } from '../../close-reasons/reasons.ts';
import { DEAL_STATES, type DealBehind, YES_OR_NO } from '../rows-behind.ts';
import { useResultWords } from './result-words.ts';

function DealName({ deal }: { deal: DealBehind }) {
  const who = deal.company || deal.person;
  return (
    <Link className="admin-row-link" to={adminPath('deal', { id: deal.id })}>
      <Square name={who || deal.title} />
      <b>{deal.title}</b> {who !== deal.title && <span>{who}</span>}
    </Link>
  );
}

function useColumns(): DataColumn<DealBehind>[] {
  const { t } = useTranslation('results');
  const words = useResultWords();
  return [
    { key: 'title', label: t('behind.deal'), cell: (deal) => <DealName deal={deal} /> },
    {
      key: 'value',
      label: t('value'),
      numeric: true,
      cell: ({ value }) => <span className="num">{words.money(value)}</span>,
    },
    {
      key: 'stage',
      label: t('stage'),
      cell: ({ stage, pipeline }) => (
        <>
          {stage} <span className="soft">{pipeline}</span>
        </>
      ),
    },
    { key: 'source', label: t('source'), room: 800, cell: ({ source }) => words.source(source) },
    { key: 'campaign', label: t('campaign'), room: 1000, cell: ({ campaign }) => campaign },
    { key: 'owner', label: t('behind.owner'), room: 1000, cell: ({ owner }) => owner },
    {
      key: 'opened',
      label: t('behind.opened'),
      numeric: true,
      room: 800,
      cell: ({ createdAt }) => <Moment at={createdAt} />,
    },
    {
      key: 'ended',
      label: t('behind.ended'),
      sorts: 'down',
      numeric: true,
      cell: ({ closedAt }) => (closedAt ? <Moment at={closedAt} /> : t('behind.stillOpen')),
    },
  ];
}

type Props = {
  page: ListPage;
  deals: readonly DealBehind[];
  value: number;
  /** Why deals end, archived reasons included. */
  reasons: readonly CloseReason[];
};

/** The deals that a figure of the results counts. */
export function ResultDealsList({ page, deals, value, reasons }: Props) {
  const { t } = useTranslation('results');
  const byReason = useReasonFilter(reasons);
  const words = useResultWords();
  const columns = useColumns();
  const { source, campaign, campaignless, left } = page.filter;
  const about = [
    source && `${t('source')}: ${words.source(source)}`,
    campaign && `${t('campaign')}: ${campaign}`,
    campaignless && t('byCampaign.none'),
    left && t('behind.left'),
    t('behind.sum', { sum: words.money(value) }),
  ].filter(Boolean);
  return (
    <DataTable
      name="result-deals"
      heading={{
        title: t('behind.deals'),
        lead: about.join(' · '),
        aside: (
          <Link className="link" to={adminPath('results')}>
            {t('behind.back')}
          </Link>
        ),
      }}
      caption={t('behind.dealsCaption')}
      columns={columns}
      rows={deals}
      page={page}
      filters={[
        {
          kind: 'choice',
          icon: Flag,
          name: 'state',
          label: t('behind.state'),
          options: DEAL_STATES.map((one) => ({ value: one, label: t(`behind.states.${one}`) })),
        },
        byReason,
        {
          kind: 'choice',
          icon: Hand,
          name: 'touched',
          label: t('touched'),
          options: YES_OR_NO.map((one) => ({ value: one, label: t(`behind.touched.${one}`) })),
        },
        { kind: 'date', icon: CalendarDays, name: 'from', label: t('range.from') },
        { kind: 'date', icon: CalendarDays, name: 'to', label: t('range.to') },
      ]}
      empty={{ title: t('behind.noDeals.title'), text: t('behind.noDeals.text') }}
    />
  );
}
