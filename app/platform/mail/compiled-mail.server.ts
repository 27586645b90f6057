import type { WrittenMail } from './mail-frame.server.tsx';
import { quotedPart, withoutLastBreak } from './quoted-printable.ts';

/*
 * Mails that are rendered once and then filled in. A mail is rendered with a gap for each of its words; mails of the
 * same form, brand and language differ in nothing else. `mail-content.test.tsx` compares them with rendered ones. What
 * stands between the words is encoded for the mail server once, too.
 */

const GAP = /\ue000([wW])(\d+)\ue001/;
/** Stands for a word while a mail is rendered. Its letter shows where the text writes in capitals. */
export const gap = (place: number): string => `\ue000w${place}\ue001`;

/** What mail programs show after a short preview, so that nothing of the mail itself follows. */
const PADDING = /[\u00a0\u200b-\u200f\ufeff]{20,}/;
/** As many characters as the preview and its padding have together, counted in units of the padding. */
const PREVIEW_SPAN = 150;

/** Pieces of a text; those at odd places are words, by the number of their gap. */
type Piece = { before: Encoded; place: number; capitals: boolean };
type Pieces = { words: Piece[]; end: Encoded };
/** A text, and the same as quoted-printable. */
type Encoded = { text: string; quoted: string };

export type CompiledMail = {
  /** Before and after the padding of the preview. */
  html: readonly [Pieces, Pieces];
  padding: Encoded;
  text: Pieces;
  pictures: WrittenMail['pictures'];
};

/** The plain text shows the address alone. */
const MAILTO = 'mailto:';
/** Spaces and signs that the plain text treats in ways of its own. */
const UNUSUAL = /[^\P{Cc}\t\n]|\u200b/u;

const reads = (value: string): boolean =>
  value !== '' && value.trim() === value && !UNUSUAL.test(value) && value.isWellFormed();

/** Whether a word reads the same wherever it stands: neither empty nor beginning or ending with a space. */
export const isPlainWord = (value: string): boolean => reads(value) && !value.startsWith(MAILTO);

/** The same for an address of a link. */
export const isPlainLink = (value: string): boolean =>
  /^(?:https?|mailto|tel):\S+$/.test(value) && reads(value);

const encoded = (text: string): Encoded => ({ text, quoted: quotedPart(text) });

function piecesOf(text: string): Pieces {
  const parts = text.split(GAP);
  const words: Piece[] = [];
  for (let at = 0; at + 2 < parts.length; at += 3) {
    const [before = '', letter, place] = parts.slice(at, at + 3);
    words.push({ before: encoded(before), place: Number(place), capitals: letter === 'W' });
  }
  return { words, end: encoded(parts.at(-1) ?? '') };
}

function compile({ html, text, pictures }: WrittenMail): CompiledMail {
  const [run = ''] = PADDING.exec(html) ?? [];
  const [before = '', after = ''] = html.split(run || /$/);
  return {
    html: [piecesOf(before), piecesOf(after)],
    padding: encoded(run.slice(0, run.length / (PREVIEW_SPAN - gap(0).length))),
    text: piecesOf(text),
    pictures,
  };
}

/** Forms of mails of a few brands. */
const MOST_COMPILED = 200;
const compiled = new Map<string, Promise<CompiledMail>>();

/** The mail of a key, rendered for the first one of it. */
export function compiledMail(
  key: string,
  render: () => Promise<WrittenMail>,
): Promise<CompiledMail> {
  const known = compiled.get(key);
  if (known !== undefined) return known;
  if (compiled.size >= MOST_COMPILED) compiled.clear();
  const made = render().then(compile);
  compiled.set(key, made);
  made.catch(() => compiled.delete(key));
  return made;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '"': '&quot;',
  '&': '&amp;',
  "'": '&#x27;',
  '<': '&lt;',
  '>': '&gt;',
};
/** As React escapes texts and attributes. */
const escaped = (value: string) => value.replace(/["&'<>]/g, (sign) => ENTITIES[sign] ?? sign);

function fill({ words, end }: Pieces, values: readonly string[]): Encoded {
  let text = '';
  let quoted = '';
  for (const [at, { before, place, capitals }] of words.entries()) {
    const value = values[place] ?? '';
    const word = capitals ? value.toUpperCase() : value;
    const next = words[at + 1]?.before ?? end;
    const part = quotedPart(word);
    text += before.text + word;
    quoted += before.quoted + (next.text.startsWith('\n') ? withoutLastBreak(part) : part);
  }
  return { text: text + end.text, quoted: quoted + end.quoted };
}

/** The mail with its words. The first is its preview. */
export function filled(
  mail: CompiledMail,
  words: readonly string[],
): { html: string; text: string; quoted: { html: string; text: string } } {
  const inHtml = words.map(escaped);
  const inText = words.map((word) =>
    (word.startsWith(MAILTO) ? word.slice(MAILTO.length) : word).replace(/[ \t\n]+/g, ' '),
  );
  const head = fill(mail.html[0], inHtml);
  const body = fill(mail.html[1], inHtml);
  const text = fill(mail.text, inText);
  const length = PREVIEW_SPAN - (words[0]?.length ?? 0);
  return {
    html: head.text + mail.padding.text.repeat(length) + body.text,
    text: text.text,
    quoted: {
      html: withoutLastBreak(head.quoted + mail.padding.quoted.repeat(length) + body.quoted),
      text: withoutLastBreak(text.quoted),
    },
  };
}
