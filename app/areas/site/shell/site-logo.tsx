import { useTranslation } from 'react-i18next';
import { pathTo } from '#app/paths.ts';
import { useSite } from '../site-data.ts';

/** The full logo where there is room, the symbol where the navigation is tight. */
export function SiteLogo() {
  const { t } = useTranslation('site');
  const { company, locale, logos } = useSite();
  const { full, symbol } = logos;
  return (
    <a
      className="logo"
      href={pathTo('home', locale)}
      aria-label={t('header.home', { name: company.name })}
    >
      <picture>
        <source
          media="(768px <= width < 1000px)"
          srcSet={symbol.url}
          width={symbol.width}
          height={symbol.height}
        />
        <img
          src={full.url}
          width={full.width}
          height={full.height}
          alt=""
          data-fallback="/brand/fallback.svg"
        />
      </picture>
    </a>
  );
}
