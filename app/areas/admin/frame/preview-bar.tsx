import { useTranslation } from 'react-i18next';
import { useOwnRoleName } from '#app/access/own-roles.tsx';
import { isRole, type RoleKey } from '#app/access/permissions.ts';
import { adminPath } from '#app/paths.ts';
import { Button } from '#app/ui/button.tsx';

/** Marks every screen of a role preview, and ends the preview. */
export function PreviewBar({ role }: { role: RoleKey }) {
  const { t } = useTranslation('people');
  const ownName = useOwnRoleName();
  const called = isRole(role) ? t(`roles.${role}`) : ownName(role);
  return (
    <form className="admin-preview" method="post" action={adminPath('preview')}>
      <p role="status">{t('preview.bar', { role: called })}</p>
      <Button type="submit" variant="outline" small>
        {t('preview.end')}
      </Button>
    </form>
  );
}
