import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLocale } from '#app/i18n/use-locale.ts';
import { adminPath } from '#app/paths.ts';
import type { DataColumn } from '#app/ui/admin/data-table/data-column.ts';
import { DataTable } from '#app/ui/admin/data-table/data-table.tsx';
import type { ListPage } from '#app/ui/admin/data-table/list-address.ts';
import { Moment } from '#app/ui/admin/moment.tsx';
import type { ImportRow } from '../imports.ts';

function useColumns(): DataColumn<ImportRow>[] {
  const { t } = useTranslation('imports');
  const locale = useLocale();
  const figure = (value: number) => value.toLocaleString(locale);
  return [
    {
      key: 'file',
      label: t('list.file'),
      cell: ({ id, fileName }) => (
        <Link to={adminPath('contactImport', { id })} className="admin-row-link">
          <b>{fileName}</b>
        </Link>
      ),
    },
    {
      key: 'state',
      label: t('list.state'),
      cell: ({ state }) => (
        <span className="import-state" data-state={state}>
          {t(`states.${state}`)}
        </span>
      ),
    },
    { key: 'by', label: t('list.by'), room: 800, cell: ({ by }) => by || t('list.gone') },
    { key: 'lines', label: t('list.lines'), numeric: true, cell: ({ lines }) => figure(lines) },
    {
      key: 'made',
      label: t('list.made'),
      numeric: true,
      room: 800,
      cell: ({ made, startedAt }) => (startedAt ? figure(made) : ''),
    },
    {
      key: 'problems',
      label: t('list.problems'),
      numeric: true,
      room: 1000,
      cell: ({ problems }) => figure(problems),
    },
    {
      key: 'created',
      label: t('list.created'),
      numeric: true,
      cell: ({ createdAt }) => <Moment at={createdAt} />,
    },
  ];
}

/** Earlier imports, the newest first. */
export function ImportList({ page, rows }: { page: ListPage; rows: readonly ImportRow[] }) {
  const { t } = useTranslation('imports');
  const columns = useColumns();
  return (
    <DataTable
      name="imports"
      caption={t('list.caption')}
      columns={columns}
      rows={rows}
      page={page}
      empty={{ title: t('list.empty.title'), text: t('list.empty.text') }}
    />
  );
}
