import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatPhone } from '#app/features/company/company.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { adminPath } from '#app/paths.ts';
import { DataTable } from '#app/ui/admin/data-table/data-table.tsx';
import type { ListPage } from '#app/ui/admin/data-table/list-address.ts';
import { Moment } from '#app/ui/admin/moment.tsx';
import type { UnfinishedLead } from './unfinished-leads.store.server.ts';

function Answers({ answers }: Pick<UnfinishedLead, 'answers'>) {
  const { t } = useTranslation('leads');
  return (
    <details>
      <summary>{t('unfinished.answers', { count: answers.length })}</summary>
      <dl>
        {answers.map(({ label, value }) => (
          <div key={label}>
            <dt className="soft">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

/** Forms that visitors have left half way and agreed to have kept: no leads yet. */
export function UnfinishedList(props: { page: ListPage; unfinished: readonly UnfinishedLead[] }) {
  const { t } = useTranslation('leads');
  const locale = useLocale();
  return (
    <DataTable
      name="unfinished-leads"
      heading={{
        title: t('unfinished.title'),
        lead: t('unfinished.lead'),
        aside: (
          <Link className="link" to={adminPath('leads')}>
            {t('back')}
          </Link>
        ),
      }}
      caption={t('unfinished.caption')}
      filters={[{ kind: 'search', name: 'text', label: t('unfinished.search') }]}
      rows={props.unfinished}
      page={props.page}
      columns={[
        {
          key: 'person',
          label: t('person'),
          cell: ({ name, email, phone }) => (
            <>
              <b>{name || email || phone}</b>{' '}
              {email && (
                <a className="link" href={`mailto:${email}`}>
                  {email}
                </a>
              )}{' '}
              {phone && (
                <a className="link" href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
                  {formatPhone(phone, locale)}
                </a>
              )}
            </>
          ),
        },
        { key: 'form', label: t('unfinished.form'), cell: ({ form }) => form },
        { key: 'answers', label: t('unfinished.given'), cell: (row) => <Answers {...row} /> },
        {
          key: 'arrived',
          sorts: 'down',
          label: t('unfinished.arrived'),
          numeric: true,
          cell: ({ createdAt }) => <Moment at={createdAt} />,
        },
        {
          key: 'erased',
          label: t('ending.eraseAt'),
          numeric: true,
          cell: ({ eraseAt }) => <Moment at={eraseAt} />,
        },
      ]}
      empty={{
        title: t('unfinished.empty.title'),
        text: t('unfinished.empty.text'),
        action: { label: t('ending.empty.action'), href: adminPath('leads') },
      }}
    />
  );
}
