import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { adminPath } from '#app/paths.ts';
import type { DataColumn } from '#app/ui/admin/data-table/data-column.ts';
import { DataTable } from '#app/ui/admin/data-table/data-table.tsx';
import { type ListPage, listAddress } from '#app/ui/admin/data-table/list-address.ts';
import { Square } from '#app/ui/admin/initials.tsx';
import { ListTabs } from '#app/ui/admin/list-tabs.tsx';
import { Moment } from '#app/ui/admin/moment.tsx';
import type { ContactBehind } from '../rows-behind.ts';
import { useResultWords } from './result-words.ts';

function useColumns(): DataColumn<ContactBehind>[] {
  const { t } = useTranslation('results');
  const words = useResultWords();
  return [
    {
      key: 'person',
      label: t('behind.person'),
      cell: ({ id, name, email, phone, company }) => (
        <Link className="admin-row-link" to={adminPath('contact', { id })}>
          <Square name={name || email || phone} />
          <b>{name || email || phone}</b> <span>{company}</span>
        </Link>
      ),
    },
    { key: 'email', label: t('behind.email'), room: 800, cell: ({ email }) => email },
    { key: 'source', label: t('source'), cell: ({ source }) => words.source(source) },
    {
      key: 'arrived',
      label: t('behind.arrived'),
      sorts: 'down',
      numeric: true,
      cell: ({ createdAt }) => <Moment at={createdAt} />,
    },
  ];
}

type Props = { page: ListPage; contacts: readonly ContactBehind[] };

/** The contacts that the figures count as leads, and of them those with a won deal. */
export function ResultContactsList({ page, contacts }: Props) {
  const { t } = useTranslation('results');
  const { converted } = page.filter;
  return (
    <DataTable
      name="result-contacts"
      heading={{
        title: t('behind.contacts'),
        lead: t('behind.contactsLead'),
        aside: (
          <Link className="link" to={adminPath('results')}>
            {t('behind.back')}
          </Link>
        ),
      }}
      caption={t('behind.contactsCaption')}
      columns={useColumns()}
      rows={contacts}
      page={page}
      tabs={
        <ListTabs
          label={t('behind.contacts')}
          tabs={[undefined, 'yes'].map((one) => ({
            key: one ?? 'all',
            label: one ? t('behind.converted') : t('behind.all'),
            to: listAddress({ ...page, filter: { ...page.filter, converted: one } }),
            current: one === converted,
          }))}
        />
      }
      empty={{ title: t('behind.noContacts.title'), text: t('behind.noContacts.text') }}
    />
  );
}
