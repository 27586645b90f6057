import type { Locale } from '#app/i18n/locale.ts';
import { type SavedPost, savedPosts } from './saved-post.ts';

/** Where the page has room for the list, as React writes it. */
export const EMPTY_SAVED = '<ol class="saved-list" data-saved="true"></ol>';

const ENTITIES: Readonly<Record<string, string>> = {
  ...{ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' },
};
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

/** A path of this site: a saved row can lead nowhere else. */
const ownPath = (url: string | undefined, origin: string): string => {
  if (!url || !URL.canParse(url, origin)) return '';
  const there = new URL(url, origin);
  return there.origin === origin ? `${there.pathname}${there.search}` : '';
};

/** The template of a post: that of a sent one depends on what the site has named. */
function templateOf({ state, number, link }: SavedPost): string {
  if (state !== 'sent') return state;
  if (link) return 'linked';
  return number ? 'numbered' : 'sent';
}

/** 30 de novembro de 2026 às 14h30, or 30 November 2026 at 14:30, in the time of the device. */
function momentIn(locale: Locale, moment: number): string {
  const language = locale === 'en' ? 'en-GB' : locale;
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short' });
  const written = format.format(moment);
  return locale === 'en' ? written : written.replace(':', 'h');
}

function rowOf(post: SavedPost, template: string, locale: Locale, origin: string): string {
  const answers = post.answers.map(
    ([label, value]) =>
      `<div><dt class="small soft">${escaped(label)}</dt><dd>${escaped(value)}</dd></div>`,
  );
  const values: Readonly<Record<string, string>> = {
    id: escaped(post.id),
    title: escaped(post.title),
    page: escaped(ownPath(post.page, origin)),
    when: escaped(momentIn(locale, post.savedAt)),
    answers: answers.join(''),
    number: escaped(post.number ?? ''),
    link: escaped(ownPath(post.link, origin)),
  };
  return template.replace(/\{(\w+)\}/g, (sign, name: string) => values[name] ?? sign);
}

/** The page of saved posts with a row for each, the last saved first. */
export async function withSavedPosts(page: Response, locale: Locale): Promise<Response> {
  const html = await page.text();
  const templates = new Map(
    [...html.matchAll(/<template data-row="(\w+)">([\s\S]*?)<\/template>/g)].map(
      ([, state = '', row = '']) => [state, row] as const,
    ),
  );
  const { origin } = new URL(page.url || location.href);
  const posts = (await savedPosts()).toReversed();
  const rows = posts.map((post) =>
    rowOf(post, templates.get(templateOf(post)) ?? '', locale, origin),
  );
  const headers = new Headers(page.headers);
  // They describe the transferred bytes, which this body no longer is.
  for (const name of ['content-encoding', 'content-length', 'etag']) headers.delete(name);
  const list = EMPTY_SAVED.replace('></ol>', `>${rows.join('')}</ol>`);
  return new Response(
    html.replace(EMPTY_SAVED, () => list),
    { status: page.status, headers },
  );
}
