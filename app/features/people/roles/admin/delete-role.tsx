import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { useLocale } from '#app/i18n/use-locale.ts';
import { adminPath } from '#app/paths.ts';
import { ConfirmSubmit } from '#app/ui/admin/confirm-submit.tsx';
import { LockedButton } from '#app/ui/admin/locked-button.tsx';
import type { OwnRoleRow, RoleHolder } from '../roles.ts';

type Props = { role: OwnRoleRow; holders: readonly RoleHolder[] };

/** Deletes a role that nobody holds; otherwise says who does. */
export function DeleteRole({ role: { key, name }, holders }: Props) {
  const { t } = useTranslation('people', { keyPrefix: 'own' });
  const { t: people } = useTranslation('people');
  const locale = useLocale();
  if (holders.length > 0) {
    const names = new Intl.ListFormat(locale).format(holders.map((holder) => holder.name));
    return (
      <p>
        <LockedButton label={t('delete')} why={t('held', { names })} />
      </p>
    );
  }
  return (
    <Form method="post" action={adminPath('roles')}>
      <input type="hidden" name="intent" value="delete-role" />
      <input type="hidden" name="roleKey" value={key} />
      <ConfirmSubmit
        label={t('delete')}
        item={name}
        question={t('deleteQuestion', { role: name })}
        text={t('deleteText')}
        confirm={t('delete')}
        cancel={people('confirm.cancel')}
      />
    </Form>
  );
}
