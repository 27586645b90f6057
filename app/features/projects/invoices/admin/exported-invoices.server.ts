import type { ExportedList } from '#app/areas/admin/exports/export-answer.server.ts';
import type { FileColumn } from '#app/areas/admin/exports/file-body.server.ts';
import { invoicesList } from '#app/features/projects/admin/staff-invoices/invoices.list.server.ts';
import {
  listInvoices,
  sumInvoices,
} from '#app/features/projects/admin/staff-invoices/staff-invoices.store.server.ts';
import type { InvoiceRow } from '#app/features/projects/admin/staff-invoices/staff-invoices.ts';
import { cellDay, cellTime } from '#app/i18n/format-cell.ts';
import { instanceOf } from '#app/i18n/instances.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { parseListQuery } from '#app/ui/admin/data-table/list-query.ts';

function columnsIn(locale: Locale): FileColumn<InvoiceRow>[] {
  const t = instanceOf(locale).getFixedT(locale, ['staff-invoices', 'invoices']);
  // As a calculator of the reader's language takes it.
  const value = ({ cents }: InvoiceRow) => {
    const figure = (cents / 100).toFixed(2);
    return locale === 'en' ? figure : figure.replace('.', ',');
  };
  return [
    { label: t('staff-invoices:fields.number'), cell: ({ number }) => number },
    { label: t('staff-invoices:fields.client'), cell: ({ client }) => client },
    { label: t('staff-invoices:fields.project'), cell: ({ project }) => project ?? '' },
    { label: t('staff-invoices:fields.description'), cell: ({ description }) => description },
    {
      label: t('staff-invoices:fields.installment'),
      cell: ({ installment }) => (installment ? `${installment.place} / ${installment.of}` : ''),
    },
    { label: t('staff-invoices:fields.value'), cell: value },
    { label: t('staff-invoices:fields.dueOn'), cell: ({ dueOn }) => cellDay(dueOn, locale) },
    {
      label: t('staff-invoices:fields.state'),
      cell: ({ state, overdue }) => t(`invoices:states.${overdue ? 'overdue' : state}`),
    },
    { label: t('staff-invoices:fields.paidOn'), cell: ({ paid }) => cellDay(paid?.on, locale) },
    {
      label: t('staff-invoices:fields.how'),
      cell: ({ paid }) => (paid ? t(`invoices:how.${paid.how}`) : ''),
    },
    {
      label: t('staff-invoices:fields.createdAt'),
      cell: ({ createdAt }) => cellTime(createdAt, locale),
    },
  ];
}

/** The filtered list of invoices, in the order of its address. */
export function exportedInvoices(
  search: URLSearchParams,
  locale: Locale,
): ExportedList<InvoiceRow> {
  const { filter, sort } = parseListQuery(invoicesList, search);
  return {
    what: 'invoices',
    fileName: locale === 'en' ? 'invoices' : 'faturas',
    filter,
    count: async (tx) => (await sumInvoices(tx, filter)).many,
    page: (tx, part) => listInvoices(tx, { filter, sort, ...part }),
    columns: columnsIn(locale),
  };
}
