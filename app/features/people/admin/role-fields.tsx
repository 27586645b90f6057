import { useTranslation } from 'react-i18next';
import type { Role } from '#app/access/permissions.ts';
import { Field } from '#app/ui/field.tsx';
import { Select } from '#app/ui/select.tsx';
import type { AccessReply } from '../access-reply.server.ts';

type Props = { roles: readonly Role[]; reply: AccessReply | undefined };

/** Which role, until when, and why: the same three for an invitation and a later grant. */
export function RoleFields({ roles, reply }: Props) {
  const { t } = useTranslation('people');
  const { mistakes = {}, typed = {}, refusal } = reply ?? {};
  const expired = refusal === 'expiry_past' ? t('refusals.expiry_past') : undefined;
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
