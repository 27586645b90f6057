import type { UIMatch } from 'react-router';
import type { Locale } from '#app/i18n/locale.ts';
import { headLinks, type PageHead } from '#app/pages/page-head.ts';
import type { RootData } from '#app/pages/root-data.server.ts';
import { endpoints } from '#app/paths.ts';
import { SearchTags } from './search-tags.tsx';
import { THEME_SCRIPT } from './theme-script.ts';

type Props = {
  locale: Locale;
  leaf: UIMatch | undefined;
  root: RootData | undefined;
  /** The stylesheet of the leaf's area, for a page that failed before it could name its own. */
  areaStylesheet: string | undefined;
};

const pictureType = (url: string) =>
  ({ png: 'image/png', webp: 'image/webp', avif: 'image/avif' })[
    /\.(\w+)(?:\?|$)/.exec(url)?.[1] ?? ''
  ] ?? 'image/svg+xml';

/** The browser's own frame takes the paper of the theme. */
const THEMES = ['light', 'dark'] as const;

/** The page's own head data; none where the page failed first. */
export const headOf = (leaf: UIMatch | undefined): PageHead | undefined =>
  (leaf?.loaderData as { head?: PageHead } | null | undefined)?.head;

/** Head of every page. `root` is missing only where the root loader itself failed. */
export function DocumentHead({ locale, leaf, root, areaStylesheet }: Props) {
  const head = headOf(leaf);
  const stylesheet = head ? head.stylesheet : areaStylesheet;
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      {root && head ? (
        <SearchTags locale={locale} head={head} root={root} links={headLinks(locale, root)} />
      ) : (
        <>
          <title>{root?.seo.settings.siteName}</title>
          <meta name="robots" content="noindex" />
        </>
      )}
      {/* Before the stylesheets: behind one, a script waits until it has come. */}
      {!head?.framed && (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant, hashed in the CSP
        <script nonce={root?.nonce} dangerouslySetInnerHTML={{ __html: THEME_SCRIPT }} />
      )}
      {root && (
        <>
          <link rel="icon" href={root.favicon} type={pictureType(root.favicon)} />
          {root.faviconNight && (
            <link
              rel="icon"
              href={root.faviconNight}
              type={pictureType(root.faviconNight)}
              media="(prefers-color-scheme:dark)"
            />
          )}
          <link rel="apple-touch-icon" href={endpoints.appleTouchIcon} />
          <link rel="manifest" href={endpoints.manifest[locale === 'en' ? 'en' : 'pt']} />
          {THEMES.map((theme) => (
            <meta
              key={theme}
              name="theme-color"
              content={root.papers[theme]}
              media={`(prefers-color-scheme:${theme})`}
            />
          ))}
          {!head?.wholeStylesheet && <link rel="stylesheet" href={root.stylesheet} />}
          {stylesheet && <link rel="stylesheet" href={stylesheet} />}
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: built from checked colours, hashed in the CSP */}
          <style nonce={root.nonce} dangerouslySetInnerHTML={{ __html: root.brandCss }} />
        </>
      )}
    </>
  );
}
