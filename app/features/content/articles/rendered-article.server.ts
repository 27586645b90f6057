import { createHash } from 'node:crypto';
import type { Locale } from '#app/i18n/locale.ts';
import { type RenderedMarkdown, renderMarkdown } from './markdown/render-markdown.server.ts';

/** Characters that this process holds of rendered texts: some hundred articles of usual length. */
const MOST_HELD = 12_000_000;

const held = new Map<string, RenderedMarkdown>();
let size = 0;

const sizeOf = ({ html, plain }: RenderedMarkdown) => html.length + plain.length;

function hold(key: string, rendered: RenderedMarkdown): void {
  held.set(key, rendered);
  size += sizeOf(rendered);
  for (const [oldest, one] of held) {
    if (size <= MOST_HELD || oldest === key) return;
    held.delete(oldest);
    size -= sizeOf(one);
  }
}

/** The text of an article, rendered once for as long as it stays the same: no request renders it again. */
export function renderedText(markdown: string, locale: Locale): RenderedMarkdown {
  const key = createHash('sha256').update(`${locale} ${markdown}`).digest('base64');
  const known = held.get(key);
  if (known) return known;
  const rendered = renderMarkdown(markdown, locale);
  hold(key, rendered);
  return rendered;
}
