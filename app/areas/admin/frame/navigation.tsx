import { House, Settings } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePermissions } from '#app/access/permissions-context.tsx';
import { MENU_GROUPS } from '#app/feature.ts';
import { adminPath, areaPaths } from '#app/paths.ts';
import { useOpensToday } from './opens-today.ts';
import { type Line, lineOf, linesOf, screens, screensFor } from './screens.ts';
import { useCurrentScreen } from './use-current-screen.ts';
import { useLineName } from './use-line-name.ts';
import type { Waiting } from './waiting.store.server.ts';
import { WaitingCount } from './waiting-count.tsx';

const NAMED = MENU_GROUPS.filter((group) => group !== 'top' && group !== 'settings');

/** The main menu: the screens that the user may open, with the number of items that wait. The settings are one line.
 * On a phone it is folded behind its name. */
export function Navigation({ waiting }: { waiting: Waiting | null }) {
  const { t } = useTranslation('admin');
  const { has } = usePermissions();
  const nameOf = useLineName();
  const hasToday = useOpensToday();
  const current = useCurrentScreen();
  const open = screensFor(has);
  const top = linesOf('top', open);
  const parts = NAMED.map((group) => ({ group, lines: linesOf(group, open) })).filter(
    ({ lines }) => lines.length > 0,
  );
  const settings = linesOf('settings', open).filter(({ part }) => part);
  const inSettings = screens.find(({ key }) => key === current)?.group === 'settings';
  const link = ({ key, line, path, icon: Icon }: Line) => (
    <Link
      className="admin-link"
      to={path}
      title={nameOf(line)}
      aria-current={line === lineOf(current) ? 'page' : undefined}
    >
      <Icon aria-hidden="true" />
      <span>{nameOf(line)}</span>
      <WaitingCount screen={key} waiting={waiting} />
    </Link>
  );
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
      {top.length > 0 && (
        <ul>
          {top.map((line) => (
            <li key={line.key}>{link(line)}</li>
          ))}
        </ul>
      )}
      {parts.map(({ group, lines }) => (
        <section key={group} className="admin-part">
          {/* No heading: the page's own ones begin below this menu. */}
          <p>{t(`navGroups.${group}`)}</p>
          <ul>
            {lines.map((line) => (
              <li key={line.key}>{link(line)}</li>
            ))}
          </ul>
        </section>
      ))}
      {settings.length > 0 && (
        <Link
          className="admin-link admin-settings-link"
          to={adminPath('settings')}
          title={t('nav.settings')}
          aria-current={inSettings ? 'page' : undefined}
        >
          <Settings aria-hidden="true" />
          <span>{t('nav.settings')}</span>
          <WaitingCount screen="privacy" waiting={waiting} />
        </Link>
      )}
    </>
  );
}
