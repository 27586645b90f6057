import { House, Menu } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { usePermissions } from '#app/access/permissions-context.tsx';
import { areaPaths } from '#app/paths.ts';
import { useMenuKeys } from '#app/ui/keyboard/use-menu-keys.ts';
import { Navigation } from './navigation.tsx';
import { useOpensToday } from './opens-today.ts';
import { lineOf, linesOf, screensFor } from './screens.ts';
import { useCurrentScreen } from './use-current-screen.ts';
import type { Waiting } from './waiting.store.server.ts';
import { WaitingCount } from './waiting-count.tsx';

/** Within a thumb's reach: the first two screens of selling, the first of support. Everything else is behind “more”. */
const SHORTCUTS = [
  ['sell', 2],
  ['support', 1],
] as const;

/** The bar at the bottom of a phone: the first screens, and the menu with all of them. */
export function PhoneBar({ waiting }: { waiting: Waiting | null }) {
  const { t } = useTranslation('admin');
  const { has } = usePermissions();
  const hasToday = useOpensToday();
  const current = useCurrentScreen();
  const fold = useRef<HTMLDetailsElement>(null);
  const onKeyDown = useMenuKeys(fold);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another screen closes the menu over it
  useEffect(() => {
    if (fold.current) fold.current.open = false;
  }, [pathname]);
  const open = screensFor(has);
  const first = SHORTCUTS.flatMap(([group, count]) => linesOf(group, open).slice(0, count));
  return (
    <nav className="admin-bar" aria-label={t('shortcuts')}>
      {hasToday && (
        <Link to={areaPaths.admin} aria-current={current === 'home' ? 'page' : undefined}>
          <House aria-hidden="true" />
          <span>{t('home')}</span>
        </Link>
      )}
      {first.map(({ key, line, path, icon: Icon }) => (
        <Link key={key} to={path} aria-current={line === lineOf(current) ? 'page' : undefined}>
          <Icon aria-hidden="true" />
          <span>{t(`nav.${key}`)}</span>
          <WaitingCount screen={key} waiting={waiting} />
        </Link>
      ))}
      <details className="admin-fold" ref={fold} onKeyDown={onKeyDown}>
        <summary>
          <Menu aria-hidden="true" />
          <span>{t('more')}</span>
        </summary>
        <div>
          <Navigation waiting={waiting} />
        </div>
      </details>
    </nav>
  );
}
