import type { HeadTag } from './seo.ts';

const ELEMENT = /^\s*<(meta|link)\s+([^<>]*?)\/?>\s*$/i;
const ATTRIBUTE = /([a-z][a-z:-]*)\s*=\s*(?:"([^"]*)"|'([^']*)')/gi;
/** Everything meta and link elements need; event handlers and styles are not among them. */
const ALLOWED = new Set([
  'name',
  'property',
  'content',
  'http-equiv',
  'media',
  'rel',
  'href',
  'hreflang',
  'type',
  'sizes',
  'title',
]);

/** React's names of the attributes that it spells differently. */
const REACT_NAMES: Readonly<Record<string, string>> = {
  'http-equiv': 'httpEquiv',
  hreflang: 'hrefLang',
};

/** Relations that would fetch or run something, which a tag of staff may not do. */
const HARMLESS_REL = /^(?:alternate|author|help|icon|license|me|next|prev|search|canonical)$/i;

/** Reads one `<meta …>` or `<link …>`; null for anything else, or one that could do harm. */
export function parseTag(kind: string, content: string): Omit<HeadTag, 'id'> | null {
  const [, element, rest = ''] = ELEMENT.exec(content) ?? [];
  if (element?.toLowerCase() !== kind) return null;
  const attributes: Record<string, string> = {};
  for (const [, name = '', double, single] of rest.matchAll(ATTRIBUTE)) {
    const plain = name.toLowerCase();
    if (!ALLOWED.has(plain)) return null;
    attributes[REACT_NAMES[plain] ?? plain] = double ?? single ?? '';
  }
  if (Object.keys(attributes).length === 0) return null;
  if (kind === 'link' && !HARMLESS_REL.test(attributes['rel'] ?? '')) return null;
  if (/^refresh$/i.test(attributes['httpEquiv'] ?? '')) return null;
  return { kind: kind as HeadTag['kind'], attributes };
}
