import MarkdownIt, { type Env, type Token } from 'markdown-it';
import footnotes from 'markdown-it-footnote';
import sanitizeHtml from 'sanitize-html';
import type { Locale } from '#app/i18n/locale.ts';
import { pictureUrl } from '../../pictures/picture.ts';
import { bodyPictureAt, bodyPictureSources, roomOf } from './body-picture.ts';
import type { Chapter } from './chapter.ts';
import { fragmentOf } from './fragment.ts';
import { labelCells } from './label-cells.server.ts';

export type RenderedMarkdown = {
  html: string;
  chapters: readonly Chapter[];
  /** The words alone, for the search. */
  plain: string;
  /** What must not be published. */
  mistake?: 'alt' | 'foreign' | 'deep' | 'long';
};

/** The parser leaves out what is nested deeper; such a text is refused. */
const DEEPEST = 40;
/** Thousands of references to one note make a short text enormous. */
const LONGEST_HTML = 600_000;

const BACK: Record<Locale, string> = { 'pt-BR': 'Voltar ao texto', en: 'Back to the text' };
const NOTES: Record<Locale, string> = { 'pt-BR': 'Notas', en: 'Notes' };

/** Addresses of this site, of other sites, of mail and telephone. Nothing that runs. */
const SAFE_ADDRESS = /^(?:https?:\/\/|mailto:|tel:|\/(?!\/)|#)/i;

/** What this file passes to the parser beside a text. */
type Own = Env & { locale: Locale; mistake?: RenderedMarkdown['mistake'] };
const own = (env: Env | undefined) => env as Own;

/** Raw HTML is text to this parser. */
const md = new MarkdownIt({ html: false, linkify: false, typographer: false, maxNesting: DEEPEST });
md.use(footnotes);
md.validateLink = (url) => SAFE_ADDRESS.test(url.trim());

const { escapeHtml } = md.utils;
const { rules } = md.renderer;

/** The largest width at which a picture of a text is drawn. */
const SIZES = '(min-width: 70em) 900px, 94vw';

/** For browsers that choose no file by its width. */
const USUAL = { width: 480, extension: 'webp' } as const;

rules.image = (tokens, index, options, env, self) => {
  const token = tokens[index] as Token;
  const alt = self.renderInlineAsText(token.children ?? [], options, env).trim();
  const picture = bodyPictureAt(String(token.attrGet('src') ?? ''));
  if (!picture) own(env).mistake ??= 'foreign';
  if (alt === '') own(env).mistake ??= 'alt';
  if (!picture) return escapeHtml(alt);
  const caption = token.attrGet('title');
  const room = roomOf(picture);
  const size = room ? ` width="${room.width}" height="${room.height}"` : '';
  const { crop, focus = 'center' } = picture;
  const cropped = crop ? ` data-crop="${crop}" data-focus="${focus}"` : '';
  const webp = bodyPictureSources(picture, 'webp');
  const drawn =
    `<picture><source type="image/avif" srcset="${bodyPictureSources(picture, 'avif')}" sizes="${SIZES}">` +
    `<img src="${pictureUrl(picture.id, USUAL)}" srcset="${webp}" sizes="${SIZES}"${size}${cropped} alt="${escapeHtml(alt)}" loading="lazy">` +
    '</picture>';
  if (!token.meta?.['alone']) return drawn;
  return `<figure>${drawn}${caption ? `<figcaption>${escapeHtml(String(caption))}</figcaption>` : ''}</figure>`;
};

rules['footnote_block_open'] = (_tokens, _index, _options, env) =>
  `<section class="notes" aria-label="${NOTES[own(env).locale]}"><ol>`;
rules['footnote_block_close'] = () => '</ol></section>';
rules['footnote_caption'] = (tokens, index) => String(Number(tokens[index]?.meta?.['id']) + 1);
rules['footnote_anchor'] = (tokens, index, _options, env) => {
  const { id, subId } = (tokens[index] as Token).meta ?? {};
  const at = `${Number(id) + 1}${Number(subId) > 0 ? `:${subId}` : ''}`;
  return ` <a href="#fnref${at}">${BACK[own(env).locale]}</a>`;
};

const textOf = (tokens: readonly Token[]): string =>
  tokens
    .map((token) => {
      if (token.type === 'softbreak' || token.type === 'hardbreak') return ' ';
      return token.children ? textOf(token.children) : token.content;
    })
    .join('');

/** The page has the first rank itself. */
const RANKS: Readonly<Record<string, string>> = { h1: 'h2', h2: 'h2', h3: 'h3' };

function nameHeadings(tokens: readonly Token[]): Chapter[] {
  const chapters: Chapter[] = [];
  const used = new Set<string>();
  tokens.forEach((token, i) => {
    if (token.type === 'heading_close') token.tag = RANKS[token.tag] ?? 'h4';
    if (token.type !== 'heading_open') return;
    const rank = RANKS[token.tag] ?? 'h4';
    token.tag = rank;
    const title = textOf(tokens[i + 1]?.children ?? []).trim();
    const id = fragmentOf(title, used);
    token.attrs = [['id', id]];
    if (rank === 'h2' && title !== '') chapters.push({ id, title });
  });
  return chapters;
}

/** A paragraph of one picture is a figure. */
function markFigures(tokens: readonly Token[]): void {
  tokens.forEach((token, i) => {
    const [only, ...others] = token.children ?? [];
    if (token.type !== 'inline' || only?.type !== 'image' || others.length > 0) return;
    const [before, after] = [tokens[i - 1], tokens[i + 1]];
    if (before?.type !== 'paragraph_open' || !after) return;
    only.meta = { alone: true };
    before.hidden = true;
    after.hidden = true;
  });
}

const PLAIN = new Set(['inline', 'fence', 'code_block']);

/** Second lock: nothing else leaves, whatever the parser makes of a text. */
const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['h2', 'h3', 'h4', 'p', 'a', 'strong', 'em', 's', 'code', 'pre', 'blockquote', 'hr', 'br'],
    ...['ul', 'ol', 'li', 'table', 'thead', 'tbody', 'tr', 'th', 'td', 'sup', 'section'],
    ...['figure', 'figcaption', 'picture', 'source', 'img'],
  ],
  allowedAttributes: {
    a: ['href', 'id', 'title'],
    h2: ['id'],
    h3: ['id'],
    h4: ['id'],
    li: ['id'],
    ol: ['start'],
    section: ['aria-label'],
    th: ['scope'],
    td: ['data-label'],
    source: ['type', 'srcset', 'sizes'],
    img: [
      ...['src', 'srcset', 'sizes', 'width', 'height', 'alt', 'loading'],
      ...['data-crop', 'data-focus'],
    ],
  },
  allowedClasses: { section: ['notes'], th: ['right', 'middle'], td: ['right', 'middle'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  selfClosing: ['img', 'source', 'br', 'hr'],
  nestingLimit: 200,
};

const cut = (tokens: readonly Token[]) => tokens.some(({ level }) => level >= DEEPEST - 1);

/** A text of staff as HTML that holds nothing but what `ALLOWED` names. */
export function renderMarkdown(markdown: string, locale: Locale): RenderedMarkdown {
  const env: Own = { locale };
  const tokens = md.parse(markdown, env);
  const chapters = nameHeadings(tokens);
  markFigures(tokens);
  labelCells(tokens, textOf);
  const drawn = md.renderer.render(tokens, md.options, env);
  if (cut(tokens)) env.mistake = 'deep';
  if (drawn.length > LONGEST_HTML) env.mistake = 'long';
  const html = env.mistake === 'long' ? '' : sanitizeHtml(drawn, ALLOWED);
  const plain = tokens
    .filter(({ type }) => PLAIN.has(type))
    .map((token) => (token.children ? textOf(token.children) : token.content).trim())
    .filter((text) => text !== '')
    .join(' ');
  return { html, chapters, plain, ...(env.mistake && { mistake: env.mistake }) };
}
