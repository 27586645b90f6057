import { ListFilter as Reason } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type FetcherWithComponents, Link } from 'react-router';
import { usePermissions } from '#app/access/permissions-context.tsx';
import { adminPath } from '#app/paths.ts';
import type { DataColumn } from '#app/ui/admin/data-table/data-column.ts';
import { DataTable } from '#app/ui/admin/data-table/data-table.tsx';
import { type ListPage, listAddress } from '#app/ui/admin/data-table/list-address.ts';
import { ListTabs } from '#app/ui/admin/list-tabs.tsx';
import { Moment } from '#app/ui/admin/moment.tsx';
import { Button } from '#app/ui/button.tsx';
import type { ContactReply } from '../commands/contact-actions.server.ts';
import { PAIR_REASONS, type PairRow } from '../contacts.ts';
import { useContactPosts } from './use-contact-posts.ts';

type Fetcher = FetcherWithComponents<ContactReply>;

/** One of two: what distinguishes it from the other. */
function Half({ half }: { half: PairRow['one'] }) {
  return (
    <span className="contact-half">
      <b>{half.name}</b>{' '}
      <span className="soft">
        {[half.company, half.reached === half.name ? '' : half.reached].filter(Boolean).join(', ')}
      </span>
    </span>
  );
}

function Settle({ pair, fetcher }: { pair: PairRow; fetcher: Fetcher }) {
  const { t } = useTranslation('contacts');
  const { id, name } = pair.one;
  const own = fetcher.formData?.get('other') === pair.other.id;
  return (
    <fetcher.Form method="post" action={adminPath('contact', { id })}>
      <input type="hidden" name="intent" value={pair.apart ? 'together' : 'apart'} />
      <input type="hidden" name="other" value={pair.other.id} />
      <Button type="submit" variant="outline" small busy={own && fetcher.state !== 'idle'}>
        {t(pair.apart ? 'pairs.again' : 'pairs.apart')}
        <span className="unseen">
          {' '}
          {name}, {pair.other.name}
        </span>
      </Button>
    </fetcher.Form>
  );
}

function useColumns(fetcher: Fetcher): DataColumn<PairRow>[] {
  const { t } = useTranslation('contacts');
  const { may } = usePermissions();
  const writes = may('crm', 'update');
  const columns: DataColumn<PairRow>[] = [
    {
      key: 'pair',
      label: t('pairs.two'),
      cell: ({ id, one, other }) => (
        <Link
          id={`pair-${id}`}
          className="admin-row-link contact-halves"
          to={
            writes
              ? adminPath('contactMerge', { id: one.id, other: other.id })
              : adminPath('contact', { id: one.id })
          }
        >
          <Half half={one} />
          <Half half={other} />
        </Link>
      ),
    },
    {
      key: 'reasons',
      label: t('pairs.why'),
      cell: ({ reasons }) => (
        <span className="contact-why">{reasons.map((one) => t(`reasons.${one}`)).join('; ')}</span>
      ),
    },
    {
      key: 'sure',
      label: t('pairs.sure'),
      sorts: 'down',
      numeric: true,
      cell: ({ sure }) => t('sure', { percent: String(sure) }),
    },
    {
      key: 'newest',
      label: t('pairs.since'),
      sorts: 'down',
      numeric: true,
      room: 1000,
      cell: ({ cameAt }) => <Moment at={cameAt} />,
    },
  ];
  if (!writes) return columns;
  return [
    ...columns,
    {
      key: 'settle',
      label: t('pairs.settle'),
      cell: (pair) => <Settle pair={pair} fetcher={fetcher} />,
    },
  ];
}

type Props = { page: ListPage; pairs: readonly PairRow[] };

/** Duplicate candidates, the reasons, and the two ways to settle them; and the dismissed ones. */
export function PairList({ page, pairs }: Props) {
  const { t } = useTranslation('contacts');
  const fetcher = useContactPosts(adminPath('contacts'));
  const { apart } = page.filter;
  const state = apart === 'yes' ? 'apart' : 'open';
  return (
    <DataTable
      name="contact-pairs"
      heading={{
        title: t('pairs.title'),
        lead: t('pairs.lead'),
        aside: (
          <Link className="link" to={adminPath('contacts')}>
            {t('back')}
          </Link>
        ),
      }}
      caption={t('pairs.title')}
      columns={useColumns(fetcher)}
      rows={pairs}
      page={page}
      filters={[
        { kind: 'search', name: 'text', label: t('search') },
        {
          kind: 'choice',
          icon: Reason,
          name: 'reason',
          label: t('pairs.why'),
          options: PAIR_REASONS.map((value) => ({ value, label: t(`reasons.${value}`) })),
        },
      ]}
      tabs={
        <ListTabs
          label={t('pairs.title')}
          tabs={[undefined, 'yes'].map((one) => ({
            key: one ?? 'open',
            label: t(one ? 'pairs.two_people' : 'pairs.suggested'),
            to: listAddress({ ...page, filter: { ...page.filter, apart: one } }),
            current: one === apart,
          }))}
        />
      }
      empty={{ title: t(`pairs.empty.${state}.title`), text: t(`pairs.empty.${state}.text`) }}
    />
  );
}
