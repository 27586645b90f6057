import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { adminHead } from '#app/areas/admin/admin-head.server.ts';
import type { Route } from './+types/settings.route';
import { useSettings } from './settings-index.tsx';

export const loader = ({ request }: Route.LoaderArgs) => ({
  head: adminHead(request, 'nav.settings'),
});

/** Every page of the settings that the user may open, with what it is for. */
export default function SettingsPage() {
  const { t } = useTranslation('admin');
  const groups = useSettings();
  const about: Readonly<Record<string, string>> = t('settings.about', { returnObjects: true });
  return (
    <>
      <header className="admin-head">
        <div>
          <h1 className="title">{t('nav.settings')}</h1>
          <p className="soft">{t('settings.lead')}</p>
        </div>
      </header>
      {groups.map(({ part, pages }) => (
        <section key={part} className="settings-part" aria-labelledby={`settings-${part}`}>
          <h2 id={`settings-${part}`} className="subtitle">
            {t(`settings.parts.${part}`)}
          </h2>
          <ul>
            {pages.map(({ line, path, name, icon: Icon }) => (
              <li key={line}>
                <Link to={path}>
                  <Icon aria-hidden="true" />
                  <b>{name}</b> <span>{about[line]}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
