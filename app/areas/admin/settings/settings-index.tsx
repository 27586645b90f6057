import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePermissions } from '#app/access/permissions-context.tsx';
import { SETTINGS_PARTS } from '#app/feature.ts';
import { foldText } from '#app/i18n/fold-text.ts';
import { useHydrated } from '#app/ui/admin/data-table/use-hydrated.ts';
import { lineOf, linesOf, screensFor, tabsOf } from '../frame/screens.ts';
import { useCurrentScreen } from '../frame/use-current-screen.ts';
import { useLineName } from '../frame/use-line-name.ts';
import type { Waiting } from '../frame/waiting.store.server.ts';
import { WaitingCount } from '../frame/waiting-count.tsx';

/** The pages of the settings that the user may open, by part, with a search by their names. */
export function useSettings(typed = '') {
  const { t } = useTranslation('admin');
  const { has } = usePermissions();
  const nameOf = useLineName();
  const open = screensFor(has);
  const wanted = foldText(typed.trim());
  const pages = linesOf('settings', open)
    .filter(({ part }) => part)
    .map((page) => ({ ...page, name: nameOf(page.line) }))
    .filter(({ line, name }) =>
      [name, ...tabsOf(line, open).flatMap(({ key }) => [t(`nav.${key}`), t(`keywords.${key}`)])]
        .map(foldText)
        .some((text) => text.includes(wanted)),
    );
  return SETTINGS_PARTS.map((part) => ({
    part,
    pages: pages.filter((page) => page.part === part),
  })).filter((group) => group.pages.length > 0);
}

/** The index beside every page of the settings. */
export function SettingsIndex({ waiting }: { waiting: Waiting | null }) {
  const { t } = useTranslation('admin');
  const [typed, type] = useState('');
  const id = useId();
  const hydrated = useHydrated();
  const groups = useSettings(typed);
  const current = lineOf(useCurrentScreen());
  return (
    <nav className="settings-index" aria-label={t('settings.index')}>
      {hydrated && (
        <>
          <label className="unseen" htmlFor={id}>
            {t('settings.find')}
          </label>
          <input
            id={id}
            className="input"
            type="search"
            placeholder={t('settings.find')}
            value={typed}
            onChange={({ target }) => type(target.value)}
          />
        </>
      )}
      {groups.map(({ part, pages }) => (
        <section key={part} className="admin-part">
          <p>{t(`settings.parts.${part}`)}</p>
          <ul>
            {pages.map(({ line, key, path, name }) => (
              <li key={line}>
                <Link
                  className="admin-link"
                  to={path}
                  aria-current={line === current ? 'page' : undefined}
                >
                  <span>{name}</span>
                  <WaitingCount screen={key} waiting={waiting} />
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {groups.length === 0 && <p role="status">{t('settings.none')}</p>}
    </nav>
  );
}
