import { FeedLinks } from '#app/features/content/articles/feeds/feed-links.tsx';
import { fullTitle } from '#app/features/seo/page-title.ts';
import type { HeadTag } from '#app/features/seo/seo.ts';
import type { Locale } from '#app/i18n/locale.ts';
import type { headLinks, PageHead } from '#app/pages/page-head.ts';
import type { RootData } from '#app/pages/root-data.server.ts';

type Props = {
  locale: Locale;
  head: PageHead;
  root: RootData;
  links: ReturnType<typeof headLinks>;
};

/** Open Graph's spelling of a language (ogp.me). */
const OG_LOCALE: Record<Locale, string> = { 'pt-BR': 'pt_BR', en: 'en_US' };

function robotsOf(head: PageHead, root: RootData): string | null {
  const { page } = root.seo;
  const rules = [
    head.noindex || page?.noIndex ? 'noindex' : null,
    page?.noFollow ? 'nofollow' : null,
  ].filter((rule) => rule !== null);
  return rules.length > 0 ? rules.join(', ') : null;
}

/** A picture set by staff for the page wins, then that of its item; one of this site may be given by its path. */
function pictureOf(root: RootData) {
  const shared = root.picture?.ofItem ? undefined : root.seo.settings.ogImage;
  const given = root.seo.page?.ogImage ?? shared;
  if (!given) return root.picture && { ...root.picture, drawn: true };
  return { url: given.startsWith('/') ? root.canonicalBase + given : given, alt: '', drawn: false };
}

const element = ({ id, kind, attributes }: HeadTag) =>
  kind === 'meta' ? <meta key={id} {...attributes} /> : <link key={id} {...attributes} />;

/** What search engines and link previews read: the page's own words, unless staff set others. */
export function SearchTags({ locale, head, root, links }: Props) {
  const { settings, page, tags } = root.seo;
  const name = page?.title ?? head.title;
  const title = fullTitle(head, page?.title, settings);
  const description = page?.description ?? head.description;
  const robots = robotsOf(head, root);
  const canonical = page?.canonicalUrl ?? links?.canonical;
  const picture = pictureOf(root);
  const indexed = !robots?.includes('noindex');
  return (
    <>
      <title>{title}</title>
      {description && <meta name="description" content={description} />}
      {page?.keywords && <meta name="keywords" content={page.keywords} />}
      {robots && <meta name="robots" content={robots} />}
      {canonical && indexed && <link rel="canonical" href={canonical} />}
      {head.feeds && <FeedLinks locale={locale} base={root.canonicalBase} />}
      {links?.alternates.map((alternate) => (
        <link key={alternate.hrefLang} rel="alternate" {...alternate} />
      ))}
      <meta property="og:site_name" content={settings.siteName} />
      <meta property="og:type" content={head.article ? 'article' : 'website'} />
      <meta property="og:locale" content={OG_LOCALE[locale]} />
      <meta property="og:title" content={page?.ogTitle ?? name} />
      {description && (
        <meta property="og:description" content={page?.ogDescription ?? description} />
      )}
      {canonical && <meta property="og:url" content={canonical} />}
      {picture && <meta property="og:image" content={picture.url} />}
      {picture?.drawn && (
        <>
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta property="og:image:alt" content={picture.alt} />
        </>
      )}
      <meta name="twitter:card" content="summary_large_image" />
      {settings.twitterHandle && <meta name="twitter:site" content={settings.twitterHandle} />}
      {page?.twitterTitle && <meta name="twitter:title" content={page.twitterTitle} />}
      {page?.twitterDescription && (
        <meta name="twitter:description" content={page.twitterDescription} />
      )}
      {page?.twitterImage && <meta name="twitter:image" content={page.twitterImage} />}
      {tags.map(element)}
    </>
  );
}
