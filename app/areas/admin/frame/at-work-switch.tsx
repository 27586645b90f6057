import { useTranslation } from 'react-i18next';
import { Form, useLocation } from 'react-router';
import { usePermissions } from '#app/access/permissions-context.tsx';
import { formatWhen } from '#app/i18n/format.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { useNow } from '#app/i18n/use-now.ts';
import { adminPath } from '#app/paths.ts';

/** Marks the user as at work, so that rules assign leads to them in turn. Only for users who answer leads. */
export function AtWorkSwitch({ since }: { since: string | null }) {
  const { t } = useTranslation('admin');
  const { may } = usePermissions();
  const locale = useLocale();
  const now = useNow();
  const { pathname, search } = useLocation();
  if (!may('crm', 'update')) return null;
  return (
    <Form method="post" action={adminPath('atWork')} preventScrollReset>
      <input type="hidden" name="back" value={`${pathname}${search}`} />
      <button
        type="submit"
        role="switch"
        aria-checked={since !== null}
        className="admin-work-switch"
        name="on"
        value={since === null ? 'yes' : 'no'}
      >
        <i aria-hidden="true" />
        <span>
          {t('atWork.label')}
          <small>
            {since === null
              ? t('atWork.off')
              : t('atWork.since', { when: formatWhen(new Date(since), now, locale) })}
          </small>
        </span>
      </button>
    </Form>
  );
}
