import { useTranslation } from 'react-i18next';
import { type Permission, RESOURCES } from '#app/access/permissions.ts';
import { SHOWN_ACTIONS } from '#app/features/people/admin/shown-actions.ts';
import { NEVER_OWN } from '../roles.ts';

type Props = { held: readonly Permission[]; mayEdit: boolean };

/** The permissions of one role as checkboxes: a row a resource, a column an action. */
export function PermissionBoxes({ held, mayEdit }: Props) {
  const { t } = useTranslation('people');
  return (
    <fieldset className="role-boxes">
      <legend className="field-label">{t('own.permissions')}</legend>
      <p className="hint">{t('own.permissionsHint')}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('matrix.resource')}</th>
            {SHOWN_ACTIONS.map((action) => (
              <th key={action} scope="col">
                {t(`actions.${action}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {RESOURCES.map((resource) => (
            <tr key={resource}>
              <th scope="row">
                {t(`resources.${resource}`)}
                {resource === 'site' && <small>{t('own.siteHint')}</small>}
              </th>
              {SHOWN_ACTIONS.map((action) => {
                const permission: Permission = `${resource}:${action}`;
                const never = NEVER_OWN.includes(permission);
                return (
                  <td key={action}>
                    <label title={never ? t('refusals.own_role_limit') : undefined}>
                      <input
                        type="checkbox"
                        // A disabled one has no name: it is no field of the form.
                        name={never || !mayEdit ? undefined : 'permissions'}
                        value={permission}
                        defaultChecked={held.includes(permission)}
                        disabled={never || !mayEdit}
                        aria-label={`${t(`resources.${resource}`)}: ${t(`actions.${action}`)}`}
                      />
                      <span aria-hidden="true">{t(`actions.${action}`)}</span>
                    </label>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </fieldset>
  );
}
