import { SaxesParser, type SaxesTagNS } from 'saxes';
import { SVG_ATTRIBUTES, SVG_ELEMENTS, SVG_LEFT_OUT } from './svg-allowed.ts';

const SVG = 'http://www.w3.org/2000/svg';
const XLINK = 'http://www.w3.org/1999/xlink';
const XHTML = 'http://www.w3.org/1999/xhtml';
const XML = 'http://www.w3.org/XML/1998/namespace';

const MOST_ELEMENTS = 20_000;
const MOST_ATTRIBUTES = 100_000;
/** Drawing programs nest a dozen groups. */
const MOST_DEPTH = 64;
/** How much may be drawn by reference: copies of copies grow without bound. */
const MOST_DRAWN = 5_000;
/** The longest path of a detailed drawing has some hundred thousand characters. */
const LONGEST_VALUE = 1_000_000;
const LONGEST_LENGTH = 100;

/** Why a drawing is not accepted. `what` is the element, attribute or rule that it is about. */
export type SvgRefusal = { code: 'broken' | 'forbidden' | 'size' | 'tooMuch'; what: string };

class Refused extends Error {
  readonly refusal: SvgRefusal;
  constructor(code: SvgRefusal['code'], what = '') {
    super(`${code}: ${what}`);
    this.refusal = { code, what: what.slice(0, 60) };
  }
}

export type CleanSvg =
  | { kind: 'clean'; text: string; width: number; height: number }
  | { kind: 'refused'; refusal: SvgRefusal };

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const LOCAL = /^#[\w.:-]+$/;

/** A comment that nothing ends is kept, and the rest with it. */
function withoutComments(css: string): string {
  const parts: string[] = [];
  let from = 0;
  for (;;) {
    const start = css.indexOf('/*', from);
    const end = start < 0 ? -1 : css.indexOf('*/', start + 2);
    if (end < 0) return parts.join('') + css.slice(from);
    parts.push(css.slice(from, start));
    from = end + 2;
  }
}

/** Style text that loads nothing: colours, lengths, references into the drawing, @media. */
function checkedCss(css: string, what: string): string {
  if (css.length > LONGEST_VALUE) throw new Refused('tooMuch', what);
  const plain = withoutComments(css);
  if (
    /[\\<]|@(?!media\b)|expression\s*\(|script:|image-set|\bsrc\s*\(|binding|behavior/i.test(plain)
  )
    throw new Refused('forbidden', what);
  for (const [, inside = ''] of plain.matchAll(/url\s*\(([^)]*)\)?/gi)) {
    if (!LOCAL.test(inside.trim().replace(/^(['"])(.*)\1$/, '$2'))) {
      throw new Refused('forbidden', `url(${inside})`);
    }
  }
  return plain;
}

type Attribute = SaxesTagNS['attributes'][string];

/** The text of one attribute that is kept, or an empty one. Whatever could act is refused by name. */
function attributeText({ name, local, uri, prefix, value }: Attribute): string {
  if (prefix === 'xmlns' || name === 'xmlns') return '';
  if (/^on/i.test(local)) throw new Refused('forbidden', name);
  if (/^(?:href|src|action|formaction)$/i.test(local)) {
    if (local === 'href' && (uri === '' || uri === XLINK) && LOCAL.test(value.trim())) {
      return ` href="${escaped(value.trim())}"`;
    }
    throw new Refused('forbidden', `${name}="${value}"`);
  }
  if (uri === XML && local === 'space') return ` xml:space="${escaped(value)}"`;
  if (uri !== '' || !SVG_ATTRIBUTES.has(local)) return '';
  // Names and words for readers; every other value is style, in one way or another.
  const isPlain = local.startsWith('aria-') || ['id', 'class', 'role'].includes(local);
  return ` ${local}="${escaped(isPlain ? value : checkedCss(value, name))}"`;
}

/** What a tag refers to inside the drawing. */
function referencesOf({ attributes }: SaxesTagNS): string[] {
  return Object.values(attributes).flatMap(({ local, value }) =>
    local === 'href'
      ? [value.trim().slice(1)]
      : [...value.matchAll(/url\s*\(\s*['"]?#([\w.:-]+)/gi)].map(([, id = '']) => id),
  );
}

/** Counts what references add up to, and refuses drawings that go round in circles. */
function checkReferences(inside: ReadonlyMap<string, string[]>, all: readonly string[]): void {
  const known = new Map<string, number>();
  if (all.length > MOST_DRAWN) throw new Refused('tooMuch');
  const drawn = (id: string, way: readonly string[]): number => {
    if (way.includes(id) || way.length > MOST_DEPTH) throw new Refused('tooMuch', `#${id}`);
    const before = known.get(id);
    if (before !== undefined) return before;
    const cost = (inside.get(id) ?? []).reduce((sum, each) => sum + drawn(each, [...way, id]), 1);
    known.set(id, cost);
    return cost;
  };
  if (all.reduce((sum, id) => sum + drawn(id, []), 0) > MOST_DRAWN) throw new Refused('tooMuch');
}

/** Pixels that a length says; percentages and other units say none. */
function pixels(text: string | undefined): number | undefined {
  // An expression that may stop at every space takes the square of a long text.
  if (text !== undefined && text.length > LONGEST_LENGTH) throw new Refused('size');
  const [, number] = /^\s*(\d+(?:\.\d+)?)\s*(?:px)?\s*$/.exec(text ?? '') ?? [];
  return number === undefined ? undefined : Number(number);
}

function sizeOf({ attributes }: SaxesTagNS) {
  const of = (name: string) => attributes[name]?.value;
  const [, , boxWidth, boxHeight] = (of('viewBox') ?? '')
    .slice(0, LONGEST_LENGTH)
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const width = Math.round(pixels(of('width')) ?? boxWidth ?? 0);
  const height = Math.round(pixels(of('height')) ?? boxHeight ?? 0);
  const usable = (edge: number) => edge >= 1 && edge <= 10_000;
  if (!usable(width) || !usable(height)) throw new Refused('size');
  return { width, height };
}

const ENTITY = /<!ENTITY\s+([\w.-]{1,60})\s+(?:"([^"&%<]{0,2000})"|'([^'&%<]{0,2000})')\s*>/g;
const MOST_ENTITIES = 100;
/** What references to them may add up to. */
const LONGEST_EXPANDED = 1_000_000;

/**
 * The entities that a document type defines by plain texts, as Illustrator does for namespaces and styles.
 * Whatever else it holds is refused: entities made of others, and those of other files.
 */
function definedEntities(type: string, text: string): Record<string, string> {
  const [, subset = ''] = /^[^[]*\[([\s\S]*)\]\s*$/.exec(type) ?? [];
  if (subset === '' && type.includes('[')) throw new Refused('forbidden', 'DOCTYPE');
  const found = [...subset.matchAll(ENTITY)];
  const rest = subset.replace(ENTITY, '').replace(/<!--[\s\S]*?-->/g, '');
  if (rest.trim() !== '' || found.length > MOST_ENTITIES) throw new Refused('forbidden', 'DOCTYPE');
  const entities = new Map(
    found.map(([, name = '', double, single]) => [name, double ?? single ?? '']),
  );
  let expanded = 0;
  for (const [, name = ''] of text.matchAll(/&([\w.-]+);/g)) {
    expanded += entities.get(name)?.length ?? 0;
    if (expanded > LONGEST_EXPANDED) throw new Refused('tooMuch', 'DOCTYPE');
  }
  return Object.fromEntries(entities);
}

/** Drawing programs put what only they can read beside the drawing; no browser shows it. */
const isForOtherPrograms = ({ local, uri, attributes }: SaxesTagNS) =>
  uri === SVG && local === 'foreignObject' && attributes['requiredExtensions'] !== undefined;

/** Reads the drawing with an XML parser and writes down again what is allowed of it. */
function rewritten(text: string) {
  const out: string[] = [];
  const open: { id: string | undefined; style: boolean }[] = [];
  const inside = new Map<string, string[]>();
  const all: string[] = [];
  let size: { width: number; height: number } | undefined;
  let elements = 0;
  let attributes = 0;
  /** Depth below an element that is left out with all it holds. */
  let skipped = 0;
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', () => {
    throw new Refused('broken');
  });
  parser.on('attribute', () => {
    attributes += 1;
    if (attributes > MOST_ATTRIBUTES) throw new Refused('tooMuch');
  });
  parser.on('doctype', (type) => {
    Object.assign(parser.ENTITIES, definedEntities(type, text));
  });

  const note = (tag: SaxesTagNS) => {
    const references = referencesOf(tag);
    all.push(...references);
    if (all.length > MOST_DRAWN || open.length >= MOST_DEPTH) throw new Refused('tooMuch');
    const own = tag.attributes['id']?.value;
    open.push({ id: own, style: tag.local === 'style' });
    for (const { id } of open) {
      if (!id) continue;
      const known = inside.get(id);
      if (known) known.push(...references);
      else inside.set(id, [...references]);
    }
  };
  const begin = (tag: SaxesTagNS) => {
    elements += 1;
    if (elements > MOST_ELEMENTS) throw new Refused('tooMuch');
    const first = size === undefined;
    if (first && (tag.local !== 'svg' || tag.uri !== SVG)) throw new Refused('broken');
    size ??= sizeOf(tag);
    const joined = Object.values(tag.attributes).map(attributeText).join('');
    out.push(`<${tag.local}${first ? ` xmlns="${SVG}"` : ''}${joined}>`);
    note(tag);
  };
  parser.on('opentag', (tag) => {
    if (skipped > 0) {
      skipped += 1;
      if (skipped > MOST_DEPTH) throw new Refused('tooMuch');
    } else if (isForOtherPrograms(tag)) {
      skipped = 1;
    } else if (tag.uri === XHTML || (tag.uri === SVG && isForbidden(tag.local))) {
      throw new Refused('forbidden', `<${tag.local}>`);
    } else if (tag.uri !== SVG || SVG_LEFT_OUT.has(tag.local)) {
      if (size === undefined) throw new Refused('broken');
      skipped = 1;
    } else {
      begin(tag);
    }
  });
  parser.on('closetag', (tag) => {
    if (skipped > 0) {
      skipped -= 1;
      return;
    }
    out.push(`</${tag.local}>`);
    open.pop();
  });
  const write = (content: string) => {
    if (skipped > 0 || open.length === 0) return;
    out.push(escaped(open.at(-1)?.style ? checkedCss(content, '<style>') : content));
  };
  parser.on('text', write);
  parser.on('cdata', write);
  parser.write(text).close();
  checkReferences(inside, all);
  if (!size) throw new Refused('broken');
  return { text: out.join(''), ...size };
}

const isForbidden = (local: string) => !SVG_ELEMENTS.has(local) && !SVG_LEFT_OUT.has(local);

/**
 * An SVG document with nothing in it but drawing, or why it is not accepted. Nothing is passed on as it
 * came: the answer is written again from what the parser understood. Five megabytes take a second:
 * call it in a thread (`cleanSvgInThread`).
 */
export function cleanSvg(bytes: Uint8Array): CleanSvg {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return { kind: 'clean', ...rewritten(text) };
  } catch (error) {
    if (error instanceof Refused) return { kind: 'refused', refusal: error.refusal };
    // Bytes that are no UTF-8.
    if (error instanceof TypeError) {
      return { kind: 'refused', refusal: { code: 'broken', what: 'UTF-8' } };
    }
    throw error;
  }
}
