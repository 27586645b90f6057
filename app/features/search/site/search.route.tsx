import { useTranslation } from 'react-i18next';
import { Crumbs } from '#app/areas/site/kit/crumbs.tsx';
import { instanceOf } from '#app/i18n/instances.ts';
import { localeOfPath } from '#app/i18n/locale.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import type { PageHead } from '#app/pages/page-head.ts';
import { endpointPath, pathTo } from '#app/paths.ts';
import { SearchBox } from '#app/ui/search/search-box.tsx';
import { LONGEST_QUERY, searchableCounts, searchSite } from '../site-search.server.ts';
import type { Route } from './+types/search.route';
import { MagnetFigure } from './figures/magnet-figure.tsx';
import { FoundGroups } from './found-groups.tsx';
import { Kinds } from './kinds.tsx';
import { NothingFound } from './nothing-found.tsx';
import styles from './search.css?url';

export function loader({ request }: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const locale = localeOfPath(pathname);
  const query = (searchParams.get('q') ?? '').trim().slice(0, LONGEST_QUERY);
  const t = instanceOf(locale).getFixedT(null, 'search', 'meta');
  const head: PageHead = {
    title: query ? t('titleOf', { query }) : t('title'),
    description: t('description'),
    noindex: true,
    stylesheet: styles,
  };
  return {
    head,
    query,
    answer: query ? searchSite(query, locale) : null,
    counts: query ? [] : searchableCounts(locale),
  };
}

/** The magnet: a search field and its results. Works without scripts. */
export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('search');
  const locale = useLocale();
  const { query, answer, counts } = loaderData;
  return (
    <div className={answer ? 'sheet find asked frame' : 'sheet find frame'}>
      <Crumbs trail={[{ label: t('crumb') }]} />
      <div className="cols composer-open">
        <h1 className="sheet-title">
          {t('raw')} <span>{query ? t('asked', { query }) : t('finished')}</span>
        </h1>
        <div className="composer-words">
          <SearchBox
            id="busca"
            action={pathTo('search', locale)}
            suggestions={endpointPath('searchSuggestions', locale)}
            label={t('label')}
            submit={t('submit')}
            defaultValue={query}
          />
          <p className="small soft" role="status">
            {answer ? t('total', { count: answer.total }) : t('hint')}
          </p>
        </div>
        <MagnetFigure />
      </div>
      {answer && answer.total > 0 && <FoundGroups groups={answer.groups} />}
      {answer?.total === 0 && <NothingFound query={query} suggestions={answer.suggestions} />}
      {!answer && <Kinds counts={counts} />}
    </div>
  );
}
