import { useTranslation } from 'react-i18next';
import { data, useLocation } from 'react-router';
import { clientCases } from '#app/features/content/cases/cases.ts';
import { instanceOf } from '#app/i18n/instances.ts';
import { localeOfPath } from '#app/i18n/locale.ts';
import type { PageHead } from '#app/pages/page-head.ts';
import { useSite } from '#app/pages/site-data.ts';
import { endpointPath, pathTo } from '#app/paths.ts';
import { Button } from '#app/ui/button.tsx';
import { ListRows } from '#app/ui/list-rows.tsx';
import { Ponteiro } from '#app/ui/ponteiro.tsx';
import { SearchBox } from '#app/ui/search/search-box.tsx';
import stylesheet from './not-found.css?url';

export function loader({ request }: { request: Request }) {
  const t = instanceOf(localeOfPath(new URL(request.url).pathname)).getFixedT(null, 'site');
  const head: PageHead = {
    title: t('notFound.title'),
    description: t('notFound.text'),
    noindex: true,
    stylesheet,
  };
  return data({ head }, { status: 404 });
}

const WAYS = ['services', 'cases', 'lab', 'contact'] as const;

/** No such page: the requested address, a search, and links to existing pages. */
export default function NotFoundPage() {
  const { t } = useTranslation('site');
  const { locale } = useSite();
  const { pathname } = useLocation();
  const search = pathTo('search', locale);
  const hasCases = clientCases(locale).length > 0;
  return (
    <div className="frame cols lost">
      <p className="raw">404</p>
      <figure>
        <Ponteiro state="absent" title={t('notFound.figure')} dimension={t('notFound.dimension')} />
      </figure>
      <h1 className="fin">{t('notFound.title')}</h1>
      <div className="lost-words">
        <div>
          <p className="note">{t('notFound.tried')}</p>
          <p className="lost-path">{pathname}</p>
        </div>
        <p className="soft">{t('notFound.text')}</p>
        <SearchBox
          id="busca-404"
          action={search}
          suggestions={endpointPath('searchSuggestions', locale)}
          label={t('notFound.search')}
          submit={t('notFound.submit')}
        />
        <p className="acts">
          <Button variant="outline" href={pathTo('home', locale)}>
            {t('notFound.home')}
          </Button>
          <Button variant="outline" href={search}>
            {t('notFound.toSearch')}
          </Button>
        </p>
      </div>
      <nav className="lost-ways" aria-label={t('notFound.suggestions')}>
        <p className="note">{t('notFound.suggestions')}</p>
        <ListRows
          rows={WAYS.map((name) => ({
            key: name,
            title: t(`links.${name}`),
            text: t(name === 'cases' && hasCases ? 'about.casesListed' : `about.${name}`),
            href: pathTo(name, locale),
          }))}
        />
      </nav>
    </div>
  );
}
