import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { usePermissions } from '#app/access/permissions-context.tsx';
import { SCREEN_GROUPS, screens } from './screens.ts';

/** Only what the person may open. On a phone the list folds away behind its name. */
export function Navigation() {
  const { t } = useTranslation('admin');
  const { may } = usePermissions();
  const { pathname } = useLocation();
  // The longest one that the address begins with: roles stand below people.
  const current = screens
    .filter(({ path }) => pathname === path || pathname.startsWith(`${path}/`))
    .sort((a, b) => b.path.length - a.path.length)[0]?.key;
  const open = screens.filter(({ resource }) => may(resource, 'read'));
  const parts = SCREEN_GROUPS.map((group) => ({
    group,
    screens: open.filter((screen) => screen.group === group),
  })).filter((part) => part.screens.length > 0);
  const list = parts.map(({ group, screens: own }) => (
    <section key={group} className="ad-part">
      {/* No heading: the page's own ones begin below this menu. */}
      <p>{t(`navGroups.${group}`)}</p>
      <ul>
        {own.map(({ key, path }) => (
          <li key={key}>
            <Link to={path} aria-current={key === current ? 'page' : undefined}>
              {t(`nav.${key}`)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  ));
  return (
    <>
      <nav className="ad-nav" aria-label={t('navigation')}>
        {list}
      </nav>
      <details className="ad-fold">
        <summary>{t('navigation')}</summary>
        <nav aria-label={t('navigation')}>{list}</nav>
      </details>
    </>
  );
}
