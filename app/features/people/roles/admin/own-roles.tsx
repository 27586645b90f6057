import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { adminPath } from '#app/paths.ts';
import { Table } from '#app/ui/table.tsx';
import type { OwnRoleRow, RoleHolder } from '../roles.ts';

type Props = { roles: readonly (OwnRoleRow & { holders: readonly RoleHolder[] })[] };

/** The roles of the company's own, each with who holds it. */
export function OwnRoles({ roles }: Props) {
  const { t } = useTranslation('people', { keyPrefix: 'own' });
  return (
    <section className="people-part" aria-labelledby="own">
      <h2 className="subtitle" id="own">
        {t('title')}
      </h2>
      {roles.length === 0 ? (
        <p className="soft">{t('none')}</p>
      ) : (
        <Table
          cards
          caption={t('caption')}
          columns={[
            { key: 'name', label: t('name') },
            { key: 'holders', label: t('holders') },
          ]}
          rows={roles.map(({ key, name, description, holders }) => ({
            key,
            cells: [
              <span key="name">
                <Link className="link" to={adminPath('ownRole', { roleKey: key })}>
                  {name}
                </Link>
                <span className="soft role-note">{description}</span>
              </span>,
              holders.length === 0 ? (
                t('nobody')
              ) : (
                <Link key="held" className="link" to={`${adminPath('people')}?role=${key}`}>
                  {t('people', { count: holders.length })}
                </Link>
              ),
            ],
          }))}
        />
      )}
    </section>
  );
}
