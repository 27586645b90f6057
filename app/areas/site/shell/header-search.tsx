import { useTranslation } from 'react-i18next';
import { useSite } from '#app/pages/site-data.ts';
import { pathTo } from '#app/paths.ts';

/**
 * The search of every page: a field where the header has room for one, else a link to the search page,
 * which has a field of its own and so none here.
 */
export function HeaderSearch() {
  const { t } = useTranslation('site');
  const { locale, routeName } = useSite();
  if (routeName === 'search') return null;
  const action = pathTo('search', locale);
  return (
    <>
      <search className="top-search" aria-label={t('header.search')}>
        <form action={action}>
          <input
            type="search"
            name="q"
            required
            pattern=".*\S.*"
            aria-label={t('header.search')}
            placeholder={t('header.find')}
            autoComplete="off"
            enterKeyHint="search"
          />
          <button type="submit" className="lens" aria-label={t('header.find')} />
        </form>
      </search>
      <a className="top-find lens" href={action}>
        <span className="unseen">{t('header.search')}</span>
      </a>
    </>
  );
}
