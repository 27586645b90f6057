import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatShortDay } from '#app/i18n/format.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { adminPath } from '#app/paths.ts';
import { barOf } from '../../bar/bar.ts';
import { promisedEnd, seenEnd } from '../../bar/bar-words.ts';
import type { Listed } from './staff-projects.store.server.ts';

const ORDER = ['waiting', 'running', 'ahead', 'paused', 'delivered', 'ended'] as const;

/** The portfolio: where each project stands, the latest first of those that are worked on. */
export function ProjectList({ projects, most }: { projects: readonly Listed[]; most: number }) {
  const { t } = useTranslation(['staff-projects', 'projects']);
  const locale = useLocale();
  const rows = projects
    .map((project) => ({ project, bar: barOf(project.days) }))
    .toSorted(
      (one, other) =>
        ORDER.indexOf(one.bar.state) - ORDER.indexOf(other.bar.state) ||
        (other.bar.slip ?? 0) - (one.bar.slip ?? 0),
    );
  const day = (value: string | null) =>
    value ? formatShortDay(value, locale) : t('staff-projects:list.noDay');
  return (
    <section className="ad-screen">
      <header className="ad-head">
        <h1 className="t2">{t('staff-projects:list.title')}</h1>
      </header>
      {rows.length === 0 ? (
        <p className="soft">{t('staff-projects:list.none')}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        <section className="pj-table" tabIndex={0} aria-label={t('staff-projects:list.title')}>
          <table>
            <thead>
              <tr>
                {(['project', 'client', 'stage', 'promised', 'seen', 'slip'] as const).map(
                  (column) => (
                    <th key={column} scope="col">
                      {t(`staff-projects:list.${column}`)}
                    </th>
                  ),
                )}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ project, bar }) => (
                <tr key={project.id}>
                  <th scope="row">
                    <Link className="l" to={adminPath('clientProject', { id: project.id })}>
                      {project.name}
                    </Link>
                  </th>
                  <td>{project.client}</td>
                  <td>
                    {project.shown
                      ? t(`staff-projects:list.states.${bar.state}`, {
                          stage: bar.current ? t(`projects:stages.${bar.current}`) : '',
                        })
                      : t('staff-projects:list.draft')}
                  </td>
                  <td className="num">{day(promisedEnd(project.days))}</td>
                  <td className="num">{day(seenEnd(project.days, bar))}</td>
                  <td className={bar.slip && bar.slip > 0 ? 'num bad' : 'num'}>
                    {bar.slip
                      ? t(bar.slip > 0 ? 'projects:bar.late' : 'projects:bar.early', {
                          count: Math.abs(bar.slip),
                        })
                      : '–'}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      {rows.length >= most && (
        <p className="soft">{t('staff-projects:list.most', { count: most })}</p>
      )}
    </section>
  );
}
