import { Eye } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import type { RoleKey } from '#app/access/permissions.ts';
import { adminPath } from '#app/paths.ts';
import { FoldMenu } from '#app/ui/admin/fold-menu.tsx';
import { Button } from '#app/ui/button.tsx';
import { useRoleName } from './use-role-name.ts';

/** Starts a preview of the area as another role, for an hour and read-only. */
export function PreviewMenu({ roles }: { roles: readonly RoleKey[] }) {
  const { t } = useTranslation('people');
  const { roleName } = useRoleName();
  return (
    <FoldMenu
      className="people-preview"
      label={
        <>
          <Eye aria-hidden="true" /> <span>{t('preview.title')}</span>
        </>
      }
    >
      <Form method="post" action={adminPath('preview')}>
        <p className="soft">{t('preview.lead')}</p>
        {roles.map((role) => (
          <Button key={role} type="submit" name="role" value={role} variant="outline" small>
            {t('preview.start', { role: roleName(role) })}
          </Button>
        ))}
      </Form>
    </FoldMenu>
  );
}
