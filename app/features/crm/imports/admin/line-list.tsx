import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatPhone } from '#app/features/company/company.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { adminPath } from '#app/paths.ts';
import type { DataColumn } from '#app/ui/admin/data-table/data-column.ts';
import { DataTable } from '#app/ui/admin/data-table/data-table.tsx';
import { type ListPage, listAddress } from '#app/ui/admin/data-table/list-address.ts';
import { ListTabs } from '#app/ui/admin/list-tabs.tsx';
import type { ImportField } from '../import-fields.ts';
import { type Import, type ImportLine, LINE_STATUSES, type LineStatus } from '../imports.ts';
import { remarkWords } from '../remark-words.ts';

const NAMING: readonly ImportField[] = ['name', 'first_name', 'last_name'];
const REACHING: readonly ImportField[] = ['email', 'phone'];

/** The person of a line, in its own cells. */
function whoOf({ cells }: ImportLine, { mapping }: Import, locale: Locale) {
  const of = (fields: readonly ImportField[]) =>
    cells
      .filter((_, at) => fields.some((field) => field === mapping?.[at]))
      .filter(Boolean)
      .map((cell) => formatPhone(cell, locale));
  return { name: of(NAMING).join(' '), way: of(REACHING).join(' · ') };
}

function useColumns(found: Import): DataColumn<ImportLine>[] {
  const { t } = useTranslation('imports');
  const locale = useLocale();
  return [
    {
      key: 'who',
      label: t('report.who'),
      cell: (line) => {
        const { name, way } = whoOf(line, found, locale);
        // A row of a table has a name, also where the file has none.
        const who = <b>{name || way || `${t('report.line')} ${line.line}`}</b>;
        return (
          <>
            {line.contactId ? (
              <Link className="link" to={adminPath('contact', { id: line.contactId })}>
                {who}
              </Link>
            ) : (
              who
            )}{' '}
            {name && <span className="soft">{way}</span>}
          </>
        );
      },
    },
    { key: 'line', label: t('report.line'), numeric: true, cell: ({ line }) => line },
    {
      key: 'standing',
      label: t('report.standing'),
      cell: ({ standing }) => (
        <span className="import-state" data-state={standing}>
          {t(`standings.${standing}`)}
        </span>
      ),
    },
    {
      key: 'remarks',
      label: t('report.remarks'),
      cell: ({ remarks }) =>
        remarks.length > 0 && (
          <span className="import-remarks">
            {remarks.map((code) => remarkWords(t, code)).join(' ')}
          </span>
        ),
    },
  ];
}

type Props = {
  found: Import;
  page: ListPage;
  lines: readonly ImportLine[];
  counts: Partial<Record<LineStatus, number>>;
  mayDownload: boolean;
};

/** The lines of an import, and their results. */
export function LineList({ found, page, lines, counts, mayDownload }: Props) {
  const { t } = useTranslation('imports');
  const { standing: current } = page.filter;
  const tabOf = (standing?: LineStatus) => ({
    key: standing ?? 'all',
    label: standing ? t(`figures.${standing}`) : t('report.all'),
    to: listAddress({ ...page, filter: standing ? { standing } : {} }),
    current: current === standing,
    count: standing && counts[standing],
  });
  const visible = LINE_STATUSES.filter((standing) => counts[standing] || standing === current);
  const search = current ? `?standing=${current}` : '';
  return (
    <section aria-labelledby="lines" className="import-lines">
      <h2 className="subtitle" id="lines">
        {t('report.title')}
      </h2>
      <DataTable
        name="import-lines"
        caption={t('report.caption')}
        columns={useColumns(found)}
        rows={lines}
        page={page}
        tabs={<ListTabs label={t('report.tabs')} tabs={[tabOf(), ...visible.map(tabOf)]} />}
        download={
          mayDownload && (
            <a
              className="button outlined compact"
              href={`${adminPath('contactImportReport', { id: found.id })}${search}`}
              download
            >
              <Download size={15} aria-hidden="true" /> {t('report.download')}
            </a>
          )
        }
        empty={{ title: t('report.empty.title'), text: t('report.empty.text') }}
      />
    </section>
  );
}
