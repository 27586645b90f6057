import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { adminHead } from '#app/areas/admin/admin-head.server.ts';
import type { Route } from './+types/settings.route';
import { useSettings } from './settings-index.tsx';

export const loader = ({ request }: Route.LoaderArgs) => ({
  head: adminHead(request, 'nav.settings'),
});

const ABOUT = [
  ...(['company', 'people', 'templates', 'feedbackProjects', 'products', 'leadRules'] as const),
  ...(['answerTargets', 'score', 'automation', 'prices', 'privacy', 'security'] as const),
] as const;

/** Every page of the settings that the user may open, with what it is for. */
export default function SettingsPage() {
  const { t } = useTranslation('admin');
  const groups = useSettings();
  const aboutOf = (line: string) => {
    const known = ABOUT.find((one) => one === line);
    return known && t(`settings.about.${known}`);
  };
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
                  <b>{name}</b> <span>{aboutOf(line)}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
