import { useTranslation } from 'react-i18next';
import { Crumbs } from '#app/areas/site/kit/crumbs.tsx';
import { HomeSection } from '#app/areas/site/kit/section.tsx';
import NotFoundPage, { loader as notFound } from '#app/areas/site/not-found/not-found.route.tsx';
import { isEmptyPage, isSamplePage } from '#app/features/content/about/listing-pages.ts';
import { instanceOf } from '#app/i18n/instances.ts';
import { localeOfPath } from '#app/i18n/locale.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import type { PageHead } from '#app/pages/page-head.ts';
import { pathTo } from '#app/paths.ts';
import { ActionLink } from '#app/ui/link.tsx';
import { people } from '../people.ts';
import { OpenPlaceFigure } from './figures/open-place-figure.tsx';
import { ToolWall } from './figures/tool-wall.tsx';
import { PersonEntry } from './person-entry.tsx';
import styles from './team.css?url';

export function loader({ request }: { request: Request }) {
  const locale = localeOfPath(new URL(request.url).pathname);
  if (isEmptyPage('team', locale)) return notFound({ request });
  const t = instanceOf(locale).getFixedT(null, 'team', 'meta');
  const words = { title: t('title'), description: t('description') };
  const head: PageHead = {
    ...words,
    noindex: isSamplePage('team', locale),
    stylesheet: styles,
    wholeStylesheet: true,
  };
  return { head };
}

/** The wall of tools, whose hands they are in, and the peg that is still free. */
export default function TeamPage() {
  const { t } = useTranslation('team');
  const locale = useLocale();
  if (isEmptyPage('team', locale)) return <NotFoundPage />;
  const team = people(locale);
  return (
    <div className="sheet team">
      <div className="frame">
        <Crumbs trail={[{ label: t('crumb') }]} />
        <div className="cols composer-open">
          <h1 className="sheet-title">
            {t('raw')} <span>{t('finished')}</span>
          </h1>
          <div className="composer-words">
            <p className="lead">{t('lead')}</p>
            {team.some((person) => person.sample) && (
              <p className="soft small">{t('sampleNotice')}</p>
            )}
          </div>
        </div>
        <ToolWall people={team} />
      </div>
      <HomeSection n={1} id="people" tag={t('people.tag')} title={t('people.title')}>
        <ol className="people">
          {team.map((person, i) => (
            <PersonEntry key={person.slug} person={person} number={i + 1} />
          ))}
          {!isEmptyPage('careers', locale) && (
            <li className="person open-place">
              <OpenPlaceFigure />
              <div className="person-words">
                <p className="note">
                  {team.length + 1} · {t('open.role')}
                </p>
                <h3 className="parts-name">{t('open.title')}</h3>
                <p className="soft">{t('open.text')}</p>
                <ActionLink href={pathTo('careers', locale)} arrow>
                  {t('open.link')}
                </ActionLink>
              </div>
            </li>
          )}
        </ol>
      </HomeSection>
    </div>
  );
}
