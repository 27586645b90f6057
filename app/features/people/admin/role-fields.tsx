import { useTranslation } from 'react-i18next';
import type { Role } from '#app/access/permissions.ts';
import { Field } from '#app/ui/field.tsx';
import { Select } from '#app/ui/select.tsx';
import type { AccessReply } from '../access-reply.server.ts';
import type { GrantReach } from '../people.ts';

type Props = { roles: readonly Role[]; reach: GrantReach; reply: AccessReply | undefined };

/** Role, product, end and reason: the same for an invitation and a later grant. */
export function RoleFields({ roles, reach, reply }: Props) {
  const { t } = useTranslation('people');
  const { mistakes = {}, typed = {}, refusal } = reply ?? {};
  const expired = refusal === 'expiry_past' ? t('refusals.expiry_past') : undefined;
  const refused = refusal === 'product_beyond' || refusal === 'product_unknown';
  const beyond = refused
    ? t(`refusals.${refusal}`)
    : mistakes['product'] && t('refusals.product_unknown');
  return (
    <>
      <Select
        id="role"
        name="role"
        label={t('invite.role')}
        hint={t('invite.roleHint')}
        error={mistakes['role'] && t('errors.role')}
        defaultValue={typed['role'] ?? roles.at(-1)}
        options={roles.map((role) => ({ value: role, label: t(`roles.${role}`) }))}
      />
      <Select
        id="product"
        name="product"
        label={t('invite.product')}
        hint={t('invite.productHint')}
        error={beyond}
        defaultValue={typed['product'] ?? (reach.all ? '' : reach.products[0]?.slug)}
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
        error={mistakes['until'] ? t('errors.until') : expired}
        defaultValue={typed['until']}
      />
      <Field
        id="reason"
        name="reason"
        multiline
        rows={2}
        label={t('invite.reason')}
        hint={t('invite.reasonHint')}
        error={mistakes['reason'] && t('errors.reason')}
        defaultValue={typed['reason']}
      />
    </>
  );
}
