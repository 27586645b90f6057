import { Building, CircleDot, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePermissions } from '#app/access/permissions-context.tsx';
import { Needs } from '#app/access/rights/needs.tsx';
import { formatShortDay } from '#app/i18n/format.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { adminPath } from '#app/paths.ts';
import { CsvDownload } from '#app/ui/admin/data-table/csv/csv-download.tsx';
import type { DataColumn } from '#app/ui/admin/data-table/data-column.ts';
import { DataTable } from '#app/ui/admin/data-table/data-table.tsx';
import { type ListPage, listAddress } from '#app/ui/admin/data-table/list-address.ts';
import type { ListFilter } from '#app/ui/admin/data-table/list-filter.ts';
import { ListTabs } from '#app/ui/admin/list-tabs.tsx';
import { recordAddress } from '#app/ui/admin/record/record-address.ts';
import { formatCents } from '../../invoices/money.ts';
import { InvoiceStateWord } from './invoice-state.tsx';
import {
  type InvoiceClient,
  type InvoiceRow,
  type InvoiceSums,
  LISTED_STATES,
} from './staff-invoices.ts';

type Props = {
  page: ListPage;
  invoices: readonly InvoiceRow[];
  sums: InvoiceSums;
  clients: readonly InvoiceClient[];
};

function useColumns(page: ListPage): DataColumn<InvoiceRow>[] {
  const { t } = useTranslation(['staff-invoices', 'invoices']);
  const locale = useLocale();
  return [
    {
      key: 'number',
      label: t('staff-invoices:fields.number'),
      sorts: 'down',
      cell: ({ id, number, client }) => (
        <Link
          id={`invoice-${id}`}
          className="admin-row-link"
          to={recordAddress(adminPath('invoice', { id }), page)}
        >
          <b>{number}</b> <span>{client}</span>
        </Link>
      ),
    },
    {
      key: 'description',
      label: t('staff-invoices:fields.description'),
      grows: true,
      cell: ({ description, installment }) =>
        [description, installment && t('invoices:installment', installment)]
          .filter(Boolean)
          .join(', '),
    },
    {
      key: 'project',
      label: t('staff-invoices:fields.project'),
      room: 1300,
      cell: ({ project }) => project ?? '',
    },
    {
      key: 'state',
      label: t('staff-invoices:fields.state'),
      cell: (row) => <InvoiceStateWord {...row} />,
    },
    {
      key: 'due',
      label: t('staff-invoices:fields.dueOn'),
      sorts: 'down',
      numeric: true,
      cell: ({ dueOn }) => formatShortDay(dueOn, locale),
    },
    {
      key: 'paid',
      label: t('staff-invoices:fields.paidOn'),
      numeric: true,
      room: 1000,
      cell: ({ paid }) => (paid ? formatShortDay(paid.on, locale) : ''),
    },
    {
      key: 'value',
      label: t('staff-invoices:fields.value'),
      sorts: 'down',
      numeric: true,
      cell: ({ cents }) => formatCents(cents, locale),
    },
  ];
}

function useFilters(clients: Props['clients']): ListFilter[] {
  const { t } = useTranslation('staff-invoices');
  return [
    { kind: 'search', name: 'text', label: t('list.search') },
    {
      kind: 'choice',
      icon: Building,
      name: 'client',
      label: t('fields.client'),
      options: clients.map(({ id, name }) => ({ value: id, label: name })),
    },
    {
      kind: 'choice',
      icon: CircleDot,
      name: 'project',
      label: t('fields.project'),
      options: clients.flatMap(({ name, projects }) =>
        projects.map((one) => ({ value: one.id, label: `${name} / ${one.name}` })),
      ),
    },
  ];
}

/** The sums of all invoices that match the filters. */
function Sums({ sums }: { sums: InvoiceSums }) {
  const { t } = useTranslation('staff-invoices');
  const locale = useLocale();
  return (
    <dl className="invoice-sums">
      {(['open', 'overdue', 'paid'] as const).map((what) => (
        <div key={what}>
          <dt>{t(`sums.${what}`)}</dt>
          <dd className="num">{formatCents(sums[what], locale)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Invoices: narrowed down by state, client and words, sorted, summed up; each leads to its page. */
export function InvoiceList({ page, invoices, sums, clients }: Props) {
  const { t } = useTranslation('staff-invoices');
  const { may } = usePermissions();
  const columns = useColumns(page);
  const filters = useFilters(clients);
  const { state } = page.filter;
  const to = (wanted: string | undefined) =>
    listAddress({ ...page, filter: { ...page.filter, state: wanted } });
  return (
    <DataTable
      name="invoices"
      heading={{
        title: t('list.title'),
        aside: (
          <Link className="link" to={adminPath('pixKey')}>
            {t('pix.title')}
          </Link>
        ),
        action: (
          <Needs resource="financial" action="create" label={t('list.new')}>
            <Link className="button compact" to={adminPath('newInvoice')}>
              <Plus size={15} aria-hidden="true" /> {t('list.new')}
            </Link>
          </Needs>
        ),
      }}
      caption={t('list.caption')}
      columns={columns}
      rows={invoices}
      page={page}
      filters={filters}
      figures={sums.many > 0 && <Sums sums={sums} />}
      arrivedAt={({ createdAt }) => createdAt}
      tabs={
        <ListTabs
          label={t('fields.state')}
          tabs={[
            { key: 'all', label: t('list.all'), to: to(undefined), current: !state },
            ...LISTED_STATES.map((one) => ({
              key: one,
              label: t(`list.states.${one}`),
              to: to(one),
              current: state === one,
            })),
          ]}
        />
      }
      download={
        <CsvDownload
          href={`${adminPath('invoicesExport')}${listAddress(page)}`}
          allowed={may('financial', 'approve')}
        />
      }
      empty={{ title: t('list.empty.title'), text: t('list.empty.text') }}
    />
  );
}
