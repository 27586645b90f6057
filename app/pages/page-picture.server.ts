import { createHash } from 'node:crypto';
import { logoPicture } from '#app/features/brand/logo-file.server.ts';
import { ARM_NAMES, ARMS } from '#app/features/content/arms/arms.ts';
import { articleBySlug } from '#app/features/content/articles/articles.ts';
import { caseBySlug } from '#app/features/content/cases/cases.ts';
import type { Picture } from '#app/features/content/pictures/picture.ts';
import { canonicalBaseOf } from '#app/features/seo/canonical-base.server.ts';
import type { CardRequest } from '#app/features/seo/pictures/draw-card.server.tsx';
import { isLocale, type Locale, stripLocale } from '#app/i18n/locale.ts';
import { endpoints, pathTo } from '#app/paths.ts';
import { alternatesOfPage, keysOfPage, type PageMatch, pageOfPath } from './alternates.ts';
import { isTransient, wordsOf } from './page-words.ts';
import type { siteSnapshot } from './site-snapshot.server.ts';

type Snapshot = Awaited<ReturnType<typeof siteSnapshot>>;

export type PagePicture = {
  /** Path and query; the query changes with the picture's content. */
  address: string;
  alt: string;
  /** A key of the picture's content. */
  key: string;
  /** The shown page: for a passing page another than the requested one. */
  page: PageMatch;
  /** The picture of the item on the page, which is cropped; absent where the picture is drawn. */
  photo?: Picture | undefined;
  /** Drawn beside the page's figure, which the site itself adds. */
  card: () => Promise<Omit<CardRequest, 'drawing' | 'defs'>>;
};

/** Raised when the drawing itself changes: old pictures are cached for a year. */
const EDITION = 1;

/** Pages printed on the furnace's dark. */
const DARK: ReadonlySet<string> = new Set(
  ARM_NAMES.filter((name) => ARMS[name].dark).flatMap((name) => [name, ...ARMS[name].pages]),
);

const PATTERN = new RegExp(`^${endpoints.pictures}/([^/]+?)(/.+)?\\.(?:png|jpg)$`);

type Kind = { key: string; photo: Picture | undefined };

function addressOf(page: PageMatch, path: string, { key, photo }: Kind): string {
  const rest = stripLocale(path);
  const extension = photo ? 'jpg' : 'png';
  return `${endpoints.pictures}/${page.locale}${rest === '/' ? '' : rest}.${extension}?v=${key}`;
}

/** The picture of the article or the case on a page, with its description. */
function photoOf({ name, locale, params }: PageMatch) {
  const slug = params['slug'];
  const article = name === 'article' ? articleBySlug(locale, slug) : undefined;
  const item = name === 'case' ? caseBySlug(locale, slug) : article;
  if (!item?.photo?.file) return undefined;
  return { photo: item.photo, alt: item.texts[locale].photoAlt };
}

/** The page of a picture's address, or none. */
export function pageOfPicture(pathname: string): PageMatch | null {
  const [, locale, rest = ''] = PATTERN.exec(pathname) ?? [];
  if (!isLocale(locale)) return null;
  const path = locale === 'en' ? `/en${rest}` : rest || '/';
  const page = pageOfPath(path);
  // Only the page's own address, so that no visitor can have one picture drawn under many names.
  const own = page?.locale === locale && alternatesOfPage(page)?.[locale] === path;
  return own && !isTransient(page.name) ? page : null;
}

const homeOf = (locale: Locale): PageMatch => ({ name: 'home', locale, params: {} });

/** The preview picture of a page, or none where no such item exists. Passing pages show the home
 * page's. */
export function pagePicture(snapshot: Snapshot, unit: string, of: PageMatch): PagePicture | null {
  const page = isTransient(of.name) ? homeOf(of.locale) : of;
  const { locale, name } = page;
  const words = wordsOf(page);
  const path = name === 'home' ? pathTo('home', locale) : alternatesOfPage(page)?.[locale];
  if (!words || path === undefined) return null;
  const seo = snapshot.seo(unit, keysOfPage(page), locale);
  const { company, scheme, logos } = snapshot.unit(unit, locale);
  const given = seo.page?.ogTitle ?? seo.page?.title;
  const { host } = new URL(canonicalBaseOf(seo.settings));
  const visible = {
    siteName: company.name,
    host,
    here: name === 'home' ? '' : words.here,
    raw: given ?? words.raw,
    finished: given ? '' : words.finished,
    lead: words.lead,
  };
  const ground = DARK.has(name) ? ('dark' as const) : ('light' as const);
  const { url, nightUrl = url } = logos.card;
  const symbolUrl = ground === 'dark' ? nightUrl : url;
  const own = photoOf(page);
  const photo = own?.photo;
  const drawn = [EDITION, page, visible, scheme, ground, symbolUrl];
  const made = JSON.stringify(photo ? [...drawn, photo.file, photo.focus] : drawn);
  const key = createHash('sha256').update(made).digest('hex').slice(0, 16);
  return {
    address: addressOf(page, path, { key, photo }),
    alt: own?.alt || `${visible.raw} ${visible.finished}`.trim(),
    key,
    page,
    photo,
    card: async () => {
      const symbol = await logoPicture(symbolUrl, ground);
      return { words: visible, scheme, ground, symbol };
    },
  };
}
