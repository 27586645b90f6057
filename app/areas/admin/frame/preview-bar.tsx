import { useTranslation } from 'react-i18next';
import type { RoleKey } from '#app/access/permissions.ts';
import { useRoleName } from '#app/features/people/admin/use-role-name.ts';
import { adminPath } from '#app/paths.ts';
import { Button } from '#app/ui/button.tsx';

/** Marks every screen of a role preview, and ends the preview. */
export function PreviewBar({ role }: { role: RoleKey }) {
  const { t } = useTranslation('people');
  const { roleName } = useRoleName();
  return (
    <form className="admin-preview" method="post" action={adminPath('preview')}>
      <p role="status">{t('preview.bar', { role: roleName(role) })}</p>
      <Button type="submit" variant="outline" small>
        {t('preview.end')}
      </Button>
    </form>
  );
}
