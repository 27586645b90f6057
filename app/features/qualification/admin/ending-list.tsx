import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatDateTime } from '#app/i18n/format.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { adminPath } from '#app/paths.ts';
import { DataTable } from '#app/ui/admin/data-table/data-table.tsx';
import type { ListPage } from '#app/ui/admin/data-table/list-address.ts';
import type { EndingLead } from './ending-leads.ts';

function Person({ name, email, company, leadId }: EndingLead) {
  const { t } = useTranslation('admin');
  const words = (
    <>
      <b>{name || email || t('leads.anonymous')}</b> <span>{company}</span>
    </>
  );
  return leadId ? (
    <Link to={adminPath('lead', { id: leadId })} className="ad-row-link">
      {words}
    </Link>
  ) : (
    words
  );
}

/** Who goes within 30 days, so that nobody is surprised by it. */
export function EndingList({ page, ending }: { page: ListPage; ending: readonly EndingLead[] }) {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const time = (moment: string) => (
    <time dateTime={moment}>{formatDateTime(new Date(moment), locale)}</time>
  );
  return (
    <DataTable
      name="ending-leads"
      caption={t('leads.ending.caption')}
      rows={ending}
      page={page}
      columns={[
        { key: 'person', label: t('leads.person'), cell: (row) => <Person {...row} /> },
        { key: 'leads', label: t('leads.ending.leads'), numeric: true, cell: ({ leads }) => leads },
        { key: 'deals', label: t('leads.ending.deals'), numeric: true, cell: ({ deals }) => deals },
        {
          key: 'last',
          label: t('leads.ending.lastContact'),
          numeric: true,
          cell: ({ lastContact }) => time(lastContact),
        },
        {
          key: 'erased',
          label: t('leads.ending.eraseAt'),
          numeric: true,
          cell: ({ eraseAt }) => time(eraseAt),
        },
      ]}
      empty={{ title: t('leads.ending.empty.title'), text: t('leads.ending.empty.text') }}
    />
  );
}
