import { use, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { useOwnRoleName } from '#app/access/own-roles.tsx';
import { isRole, type RoleKey } from '#app/access/permissions.ts';
import { LOCALES } from '#app/i18n/locale.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { adminPaths, authPaths, endpoints, pathTo } from '#app/paths.ts';
import { deleteDrafts } from '#app/ui/admin/composer/drafts.ts';
import { DraftsOf, forgetDraftsOf } from '#app/ui/admin/editor/kept-drafts.ts';
import { initialsOf } from '#app/ui/admin/initials.tsx';
import { forgetRecentOf } from '#app/ui/admin/recent-records.ts';
import { useMenuKeys } from '#app/ui/keyboard/use-menu-keys.ts';
import { AtWorkSwitch } from './at-work-switch.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

const NAMES = { 'pt-BR': 'Português', en: 'English' } as const;

type Props = {
  name: string;
  email: string;
  role: RoleKey | null;
  roleProducts: string[] | null;
  /** Since when the user is marked as at work; null: not at work. */
  atWork: string | null;
};

/** The signed-in user, with links to the account, the languages, the site and the sign-out. */
export function AccountMenu({ name, email, role, roleProducts, atWork }: Props) {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const id = use(DraftsOf);
  const products = roleProducts && new Intl.ListFormat(locale).format(roleProducts);
  const ownName = useOwnRoleName();
  const called = role && (isRole(role) ? t(`roles.${role}`) : ownName(role));
  const roleName = called && products ? t('roleIn', { role: called, products }) : called;
  const { pathname, search } = useLocation();
  const fold = useRef<HTMLDetailsElement>(null);
  const onKeyDown = useMenuKeys(fold);
  return (
    <details ref={fold} className="admin-account" onKeyDown={onKeyDown}>
      <summary>
        <span className="admin-initials" aria-hidden="true">
          {initialsOf(name)}
        </span>
        {atWork && <i className="admin-at-work" title={t('atWork.label')} />}
        <span>
          {name}
          <small>{roleName}</small>
        </span>
      </summary>
      <div className="admin-account-menu">
        <p className="small soft">{email}</p>
        <AtWorkSwitch since={atWork} />
        <a href={authPaths.account}>{t('account')}</a>
        <Link
          to={adminPaths.notices}
          // The link opens another screen without loading the page, so the menu would stay open.
          onClick={({ currentTarget }) => currentTarget.closest('details')?.removeAttribute('open')}
        >
          {t('notices')}
        </Link>
        <a href={pathTo('home', locale)}>{t('site')}</a>
        <ThemeSwitch />
        <form method="post" action={endpoints.preferredLocale} data-acts="">
          <input type="hidden" name="back" value={`${pathname}${search}`} />
          {LOCALES.filter((other) => other !== locale).map((other) => (
            <button
              type="submit"
              key={other}
              name="locale"
              value={other}
              lang={other}
              data-act={t('palette.language', { language: NAMES[other] })}
            >
              {NAMES[other]}
            </button>
          ))}
        </form>
        <form
          method="post"
          action={authPaths.signOut}
          data-acts=""
          onSubmit={() => {
            forgetDraftsOf(id);
            forgetRecentOf(id);
            deleteDrafts();
          }}
        >
          <button type="submit">{t('signOut')}</button>
        </form>
      </div>
    </details>
  );
}
