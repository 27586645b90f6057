import { ChevronLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePermissions } from '#app/access/permissions-context.tsx';
import { adminPath } from '#app/paths.ts';
import { PartLinks } from '#app/ui/admin/part-links.tsx';
import { lineOf, type ScreenKey, screens, screensFor, tabsOf } from '../frame/screens.ts';
import { useCurrentScreen } from '../frame/use-current-screen.ts';
import { useLineName } from '../frame/use-line-name.ts';

/** Above a screen: the screens that share its line of the menu, and on a narrow window the way back to the settings. */
export function ScreenTabs() {
  const { t } = useTranslation('admin');
  const { has } = usePermissions();
  const nameOf = useLineName();
  const current = useCurrentScreen();
  const line = lineOf(current);
  const own = screens.find(({ key }) => key === line);
  if (!own || current === 'settings') return null;
  const tabs = own.drawsTabs ? [] : tabsOf(own.key as ScreenKey, screensFor(has));
  const inSettings = own.group === 'settings';
  if (tabs.length < 2 && !inSettings) return null;
  return (
    <div className="screen-tabs" data-tabs={tabs.length > 1 || undefined}>
      {inSettings && (
        <Link className="link settings-back" to={adminPath('settings')}>
          <ChevronLeft aria-hidden="true" /> {t('nav.settings')}
        </Link>
      )}
      {tabs.length > 1 && (
        <PartLinks
          screens
          label={t('settings.tabs', { screen: nameOf(own.key) })}
          parts={tabs.map(({ key, path }) => ({
            key,
            label: t(`nav.${key}`),
            to: path,
            current: key === current,
          }))}
        />
      )}
    </div>
  );
}
