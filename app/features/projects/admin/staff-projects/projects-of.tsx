import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatShortDay } from '#app/i18n/format.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { adminPath } from '#app/paths.ts';
import type { ProjectOf } from './staff-projects.ts';

/** The projects of one client, on the page of its company; the newest first. */
export function ProjectsOf({ projects }: { projects: readonly ProjectOf[] }) {
  const { t } = useTranslation('staff-projects');
  const locale = useLocale();
  return (
    <section aria-labelledby="projects-of">
      <h2 className="subtitle" id="projects-of">
        {t('of.title')}
      </h2>
      {projects.length === 0 && <p className="soft">{t('of.none')}</p>}
      <ul className="contact-deals">
        {projects.map(({ id, name, startsOn, state }) => (
          <li key={id}>
            <Link className="link" to={adminPath('clientProject', { id })}>
              {name}
            </Link>
            <span className="num">{formatShortDay(startsOn, locale)}</span>
            <span className="soft">{t(`of.states.${state}`)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
