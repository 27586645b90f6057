import { useTranslation } from 'react-i18next';
import type { Role } from '#app/access/permissions.ts';
import { adminPath } from '#app/paths.ts';
import { Button } from '#app/ui/button.tsx';

/** Marks every screen of a role preview, and ends the preview. */
export function PreviewBar({ role }: { role: Role }) {
  const { t } = useTranslation('people');
  return (
    <form className="admin-preview" method="post" action={adminPath('preview')}>
      <p role="status">{t('preview.bar', { role: t(`roles.${role}`) })}</p>
      <Button type="submit" variant="outline" small>
        {t('preview.end')}
      </Button>
    </form>
  );
}
