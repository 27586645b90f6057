import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { adminPath } from '#app/paths.ts';
import { DataTable } from '#app/ui/admin/data-table/data-table.tsx';
import type { ListPage } from '#app/ui/admin/data-table/list-address.ts';
import { Moment } from '#app/ui/admin/moment.tsx';
import type { EndingLead } from './ending-leads.ts';

function Person({ name, email, company, leadId }: EndingLead) {
  const { t } = useTranslation('leads');
  const words = (
    <>
      <b>{name || email || t('anonymous')}</b> <span>{company}</span>
    </>
  );
  return leadId ? (
    <Link to={adminPath('lead', { id: leadId })} className="admin-row-link">
      {words}
    </Link>
  ) : (
    words
  );
}

/** People whose data is erased within 30 days, as a warning. */
export function EndingList({ page, ending }: { page: ListPage; ending: readonly EndingLead[] }) {
  const { t } = useTranslation('leads');
  return (
    <DataTable
      name="ending-leads"
      heading={{
        title: t('ending.title'),
        lead: t('ending.lead'),
        aside: (
          <Link className="link" to={adminPath('leads')}>
            {t('back')}
          </Link>
        ),
      }}
      caption={t('ending.caption')}
      rows={ending}
      page={page}
      columns={[
        { key: 'person', label: t('person'), cell: (row) => <Person {...row} /> },
        { key: 'leads', label: t('ending.leads'), numeric: true, cell: ({ leads }) => leads },
        { key: 'deals', label: t('ending.deals'), numeric: true, cell: ({ deals }) => deals },
        {
          key: 'last',
          label: t('ending.lastContact'),
          numeric: true,
          cell: ({ lastContact }) => <Moment at={lastContact} />,
        },
        {
          key: 'erased',
          label: t('ending.eraseAt'),
          numeric: true,
          cell: ({ eraseAt }) => <Moment at={eraseAt} />,
        },
      ]}
      empty={{
        title: t('ending.empty.title'),
        text: t('ending.empty.text'),
        action: { label: t('ending.empty.action'), href: adminPath('leads') },
      }}
    />
  );
}
