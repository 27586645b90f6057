import { House } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePermissions } from '#app/access/permissions-context.tsx';
import { MENU_GROUPS } from '#app/feature.ts';
import { areaPaths } from '#app/paths.ts';
import { useOpensToday } from './opens-today.ts';
import { screensFor } from './screens.ts';
import { useCurrentScreen } from './use-current-screen.ts';
import type { Waiting } from './waiting.store.server.ts';
import { WaitingCount } from './waiting-count.tsx';

/** Only the screens that the user may open, with what waits there. On a phone it folds away behind its name. */
export function Navigation({ waiting }: { waiting: Waiting | null }) {
  const { t } = useTranslation('admin');
  const { has } = usePermissions();
  const hasToday = useOpensToday();
  const current = useCurrentScreen();
  const open = screensFor(has);
  const parts = MENU_GROUPS.map((group) => ({
    group,
    screens: open.filter((screen) => screen.group === group),
  })).filter((part) => part.screens.length > 0);
  return (
    <>
      {hasToday && (
        <Link
          className="admin-link"
          to={areaPaths.admin}
          title={t('home')}
          aria-current={current === 'home' ? 'page' : undefined}
        >
          <House aria-hidden="true" />
          <span>{t('home')}</span>
        </Link>
      )}
      {parts.map(({ group, screens: own }) => (
        <section key={group} className="admin-part">
          {/* No heading: the page's own ones begin below this menu. */}
          <p>{t(`navGroups.${group}`)}</p>
          <ul>
            {own.map(({ key, path, icon: Icon }) => (
              <li key={key}>
                <Link
                  className="admin-link"
                  to={path}
                  title={t(`nav.${key}`)}
                  aria-current={key === current ? 'page' : undefined}
                >
                  <Icon aria-hidden="true" />
                  <span>{t(`nav.${key}`)}</span>
                  <WaitingCount screen={key} waiting={waiting} />
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
