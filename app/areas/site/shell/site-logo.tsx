import { useTranslation } from 'react-i18next';
import { useSite } from '#app/pages/site-data.ts';
import { pathTo } from '#app/paths.ts';

/** For browsers without scripts, which load hidden pictures too: they have no theme but the system's.
 * No spaces, where a `srcset` would end an address. */
const NOTHING = "data:image/svg+xml,%3Csvg%20xmlns='http://www.w3.org/2000/svg'/%3E";

type Shown = { theme?: 'light' | 'dark'; full: string; symbol: string };

/** The full logo where there is room, the symbol where the navigation is tight. */
function LogoPicture({ theme, full, symbol }: Shown) {
  const { logos } = useSite();
  const other = theme === 'dark' ? 'light' : 'dark';
  return (
    <picture className={theme && `logo-${theme}`}>
      {theme && (
        <source media={`(scripting: none) and (prefers-color-scheme: ${other})`} srcSet={NOTHING} />
      )}
      <source
        media="(48rem <= width < 62.5rem)"
        srcSet={symbol}
        width={logos.symbol.width}
        height={logos.symbol.height}
      />
      <img
        src={full}
        width={logos.full.width}
        height={logos.full.height}
        alt=""
        // What the theme hides is not laid out, so that it is not loaded.
        loading={theme && 'lazy'}
        data-fallback="/brand/fallback.svg"
      />
    </picture>
  );
}

/** The site's logo; with a light one for dark grounds, that is in the dark theme. */
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
      {full.nightUrl || symbol.nightUrl ? (
        <>
          <LogoPicture theme="light" full={full.url} symbol={symbol.url} />
          <LogoPicture
            theme="dark"
            full={full.nightUrl ?? full.url}
            symbol={symbol.nightUrl ?? symbol.url}
          />
        </>
      ) : (
        <LogoPicture full={full.url} symbol={symbol.url} />
      )}
    </a>
  );
}
