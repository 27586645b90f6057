import type { MouseEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type FetcherWithComponents, Link, useNavigate } from 'react-router';
import { usePermissions } from '#app/access/permissions-context.tsx';
import { Needs } from '#app/access/rights/needs.tsx';
import {
  leaveRoom,
  useCustomColumns,
  useCustomFilters,
  withCustomFilters,
} from '#app/features/custom-fields/admin/use-custom-columns.tsx';
import type { ListFields } from '#app/features/custom-fields/custom-field.ts';
import { formatBrl, formatDateTime, formatShortDay } from '#app/i18n/format.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { adminPath } from '#app/paths.ts';
import { ConfirmSubmit } from '#app/ui/admin/confirm-submit.tsx';
import { CsvDownload } from '#app/ui/admin/data-table/csv/csv-download.tsx';
import type { DataColumn } from '#app/ui/admin/data-table/data-column.ts';
import { DataTable } from '#app/ui/admin/data-table/data-table.tsx';
import { type ListPage, listAddress } from '#app/ui/admin/data-table/list-address.ts';
import { roomForPanel } from '#app/ui/admin/detail-panel.tsx';
import { Round, Square } from '#app/ui/admin/initials.tsx';
import { ListTabs } from '#app/ui/admin/list-tabs.tsx';
import { Moment } from '#app/ui/admin/moment.tsx';
import { Button } from '#app/ui/button.tsx';
import type { CloseReason } from '../../close-reasons/reasons.ts';
import { TagBulk, useTagPosts } from '../../tags/admin/tag-bulk.tsx';
import type { DealReply } from '../commands/deal-actions.server.ts';
import { DEAL_STATES, type DealRow, type Owner, type Pipeline, partyOf } from '../deals.ts';
import { DealTask } from './board/deal-card.tsx';
import { StageSteps } from './board/stage-steps.tsx';
import { useListFilters } from './deal-filters.ts';
import { DealStageBulk } from './deal-stage-bulk.tsx';
import { DealSums, DealsLooks } from './deals-head.tsx';
import { useDealPosts } from './use-deal-posts.ts';

type Props = {
  title: string;
  page: ListPage;
  deals: readonly DealRow[];
  custom: ListFields;
  sums: { deals: number; value: number; weighted: number };
  /** All tags there are. */
  tags: readonly { id: string; name: string }[];
  /** Campaigns of leads. */
  campaigns: readonly string[];
  pipelines: readonly Pipeline[];
  owners: readonly Owner[];
  /** Why deals are lost, archived reasons included. */
  reasons: readonly CloseReason[];
  today: string;
  openId: string | undefined;
  /** The deal that is open beside the list. */
  panel: ReactNode;
};

/** The list with a deal open beside it. */
const dealPanelAddress = (page: ListPage, { id }: DealRow) =>
  listAddress(page, { after: page.after ?? undefined, open: id });

/** A deal's own page; where there is room, the same beside the list. */
function DealLink({ deal, page }: { deal: DealRow; page: ListPage }) {
  const navigate = useNavigate();
  const party = partyOf(deal);
  const onClick = (event: MouseEvent) => {
    const elsewhere = event.ctrlKey || event.metaKey || event.shiftKey;
    if (elsewhere || !roomForPanel()) return;
    event.preventDefault();
    void navigate(dealPanelAddress(page, deal), { preventScrollReset: true });
  };
  return (
    <Link
      id={`deal-${deal.id}`}
      className="admin-row-link"
      to={adminPath('deal', { id: deal.id })}
      onClick={onClick}
    >
      <Square name={party || deal.title} />
      <b>{party || deal.title}</b> <span>{party !== deal.title && party && deal.title}</span>
    </Link>
  );
}

function useColumns(pipelines: readonly Pipeline[], page: ListPage): DataColumn<DealRow>[] {
  const { t } = useTranslation('deals');
  const locale = useLocale();
  return [
    {
      key: 'deal',
      label: t('columns.deal'),
      cell: (deal) => <DealLink deal={deal} page={page} />,
    },
    {
      key: 'stage',
      label: t('fields.stage'),
      cell: (deal) => (
        <>
          <StageSteps
            stages={pipelines.flatMap(({ stages }) =>
              stages.some(({ id }) => id === deal.stageId) ? stages : [],
            )}
            at={deal.stageId}
          />
          {deal.stalled && <span className="note-tag">{t('stalled')}</span>}
        </>
      ),
    },
    {
      key: 'task',
      label: t('columns.task'),
      room: 1000,
      cell: ({ task }) =>
        task ? (
          <span className="board-task">
            <DealTask task={task} />
          </span>
        ) : (
          '–'
        ),
    },
    {
      key: 'value',
      label: t('fields.value'),
      sorts: 'down',
      numeric: true,
      cell: ({ value }) => (value > 0 ? formatBrl(value, locale) : '–'),
    },
    {
      key: 'close',
      label: t('fields.close'),
      sorts: 'up',
      numeric: true,
      room: 800,
      cell: ({ expectedClose }) => (expectedClose ? formatShortDay(expectedClose, locale) : '–'),
    },
    {
      key: 'owner',
      label: t('fields.owner'),
      room: 1000,
      cell: ({ owner }) =>
        owner ? (
          <>
            <Round name={owner} /> {owner}
          </>
        ) : (
          t('nobody')
        ),
    },
    {
      key: 'newest',
      label: t('columns.opened'),
      sorts: 'down',
      numeric: true,
      room: 800,
      cell: ({ createdAt }) => (
        <span title={formatDateTime(new Date(createdAt), locale)}>
          <Moment at={createdAt} />
        </span>
      ),
    },
  ];
}

type BulkProps = {
  id: string;
  /** All rows of the filters are meant. */
  matching: boolean;
  page: ListPage;
  owners: readonly Owner[];
  fetcher: FetcherWithComponents<DealReply>;
};

/** Assigns the selected deals to a colleague. */
function AssignForm({ id, matching, page, owners, fetcher }: BulkProps) {
  const { t } = useTranslation('deals');
  // The address carries the selection of all that match, not the rows.
  const action = `${adminPath('deals')}${matching ? listAddress(page) : ''}`;
  return (
    <fetcher.Form id={matching ? undefined : id} method="post" action={action}>
      <input type="hidden" name="intent" value={matching ? 'give-matching' : 'give'} />
      <select className="input" name="owner" aria-label={t('giveTo')}>
        {owners.map(({ id: owner, name }) => (
          <option key={owner} value={owner}>
            {name}
          </option>
        ))}
        <option value="">{t('nobody')}</option>
      </select>
      {matching ? (
        <ConfirmSubmit
          label={t('give')}
          question={t('giveAll.question')}
          text={t('giveAll.text')}
          confirm={t('giveAll.confirm')}
          cancel={t('leave')}
        />
      ) : (
        <Button type="submit" small busy={fetcher.state !== 'idle'}>
          {t('give')}
        </Button>
      )}
    </fetcher.Form>
  );
}

/** Deals as a list: search, sort, bulk assignment, and export. */
export function DealList(props: Props) {
  const { title, deals, custom, sums, pipelines, owners, tags, openId, panel } = props;
  const page = withCustomFilters(props.page, custom);
  const { t } = useTranslation('deals');
  const { may } = usePermissions();
  const columns = [...leaveRoom(useColumns(pipelines, page), custom), ...useCustomColumns(custom)];
  const filters = [...useListFilters(props), ...useCustomFilters(custom, page)];
  const fetcher = useDealPosts(adminPath('deals'), () => '');
  const tagging = useTagPosts(adminPath('deals'));
  const { state } = page.filter;
  return (
    <>
      <DataTable
        name="deals"
        heading={{ title, aside: <DealsLooks look="dealsList" page={page} /> }}
        caption={t('caption')}
        columns={columns}
        rows={deals}
        page={page}
        filters={filters}
        openId={openId}
        panelAddress={(deal) => dealPanelAddress(page, deal)}
        panel={panel}
        arrivedAt={({ createdAt }) => createdAt}
        tabs={
          <ListTabs
            label={t('state')}
            tabs={[undefined, ...DEAL_STATES].map((one) => ({
              key: one ?? 'all',
              label: t(`states.${one ?? 'all'}`),
              to: listAddress({ ...page, filter: { ...page.filter, state: one } }),
              current: one === state,
            }))}
          />
        }
        bulk={{
          nameOf: (deal) => `${partyOf(deal)} ${deal.title}`.trim(),
          matching: true,
          form: ({ id, matching, selected }) => (
            <Needs resource="crm" action="update" label={t('give')}>
              <AssignForm {...{ id, matching, page, owners, fetcher }} />
              <DealStageBulk {...{ selected, matching, page, pipelines, fetcher }} />
              <TagBulk
                {...{ page, selected, matching, tags }}
                path={adminPath('deals')}
                fetcher={tagging}
              />
            </Needs>
          ),
        }}
        download={
          <CsvDownload
            href={`${adminPath('dealsExport')}${listAddress(page)}`}
            allowed={may('crm', 'approve')}
          />
        }
        empty={{
          title: t('empty.title'),
          text: t('empty.text'),
          action: may('crm', 'create')
            ? { label: t('new.short'), href: adminPath('newDeal') }
            : undefined,
        }}
      />
      {deals.length > 0 && <DealSums sums={sums} />}
    </>
  );
}
