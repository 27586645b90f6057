import { useTranslation } from 'react-i18next';
import type { RoleKey } from '#app/access/permissions.ts';
import { Field } from '#app/ui/field.tsx';
import { Select } from '#app/ui/select.tsx';
import type { AccessReply } from '../commands/access-actions.server.ts';
import type { GrantReach } from '../people.ts';
import { useRoleName } from './use-role-name.ts';

type Props = { roles: readonly RoleKey[]; reach: GrantReach; reply: AccessReply | undefined };

/** Role, product, end and reason: the same for an invitation and a later grant. */
export function RoleFields({ roles, reach, reply }: Props) {
  const { t } = useTranslation('people');
  const { roleName } = useRoleName();
  const { fieldErrors = {}, values = {} } = reply?.ok === false ? reply : {};
  const { product, until } = fieldErrors;
  return (
    <>
      <Select
        id="role"
        name="role"
        label={t('invite.role')}
        hint={t('invite.roleHint')}
        error={fieldErrors['role'] && t('errors.role')}
        defaultValue={values['role'] ?? (roles.includes('viewer') ? 'viewer' : roles.at(-1))}
        options={roles.map((role) => ({ value: role, label: roleName(role) }))}
      />
      <Select
        id="product"
        name="product"
        label={t('invite.product')}
        hint={t('invite.productHint')}
        error={
          product &&
          t(product === 'product_beyond' ? 'refusals.product_beyond' : 'refusals.product_unknown')
        }
        defaultValue={values['product'] ?? (reach.all ? '' : reach.products[0]?.slug)}
        options={[
          ...(reach.all ? [{ value: '', label: t('invite.everyProduct') }] : []),
          ...reach.products.map(({ slug, name }) => ({ value: slug, label: name })),
        ]}
      />
      <Field
        id="until"
        name="until"
        type="date"
        label={t('invite.until')}
        hint={t('invite.untilHint')}
        error={until && t(until === 'expiry_past' ? 'refusals.expiry_past' : 'errors.until')}
        defaultValue={values['until']}
      />
      <Field
        id="reason"
        name="reason"
        multiline
        rows={2}
        label={t('invite.reason')}
        hint={t('invite.reasonHint')}
        error={fieldErrors['reason'] && t('errors.reason')}
        defaultValue={values['reason']}
      />
    </>
  );
}
