/** Stands on a line of its own where the HTML of a mail begins to quote another. */
export const QUOTE_BEGINS = '\u{e000}';

export type Folded = {
  /** What the sender has written. */
  own: string;
  /** What was quoted under or above it, and signatures of telephones: nothing is lost. */
  folded: string;
};

/** An attribution is as good as never longer, whatever a program wraps. */
const LONGEST_ATTRIBUTION = 320;
const MOST_LINES = 4;

const QUOTED = /^\s*>/;
const WROTE = /(?:escreveu|escribió|wrote)\s*:\s*$/i;
/** Yahoo's app puts the first line of what it quotes on the same line. */
const WROTE_AND_MORE = /<[^<>\s]{1,200}@[^<>\s]{1,200}>\s?(?:escreveu|wrote)\s?:\s+\S/i;
const BEGINS = /^(?:em|no dia|on|el)\s/i;
/** Told apart from “Em resumo, o cliente escreveu:” by an address or a time of day. */
const DATED = /[^\s<>@]@[^\s<>@]|\b\d{1,2}[:h]\d{2}\b/;

const HEADER_FIRST = /^[*_]{0,2}(?:de|from)\s*:[*_]{0,2}\s*\S/i;
const HEADER =
  /^[*_]{0,2}(?:enviad[oa](?: em)?|sent|data|date|para|to|cc|assunto|subject|responder para|reply-to)\s*:/i;
const ORIGINAL =
  /^-{2,}\s*(?:mensagem original|original message|mensagem encaminhada|forwarded message|e-?mail original)\s*-{2,}$/i;
const RULE = /^[_-]{10,}$/;
/** What programs and telephones write under a mail. */
const SENT_FROM =
  /^(?:enviad[oa] (?:do|da|de|pelo|via|a partir d[oea]) .{2,80}|sent (?:from|via|with) .{2,80}|(?:obtenha|obter|baixe) o outlook .{2,120}|get outlook for .{2,120}|yahoo mail: .{2,80})$/i;
const SIGNATURE = /^-- ?$/;

const isBlank = (line: string | undefined) => line === undefined || line.trim() === '';

/** How many lines from here on are an attribution, such as “Em … escreveu:”; 0 for none. */
function attributionAt(lines: readonly string[], at: number): number {
  if (!BEGINS.test((lines[at] ?? '').trimStart())) return 0;
  let text = '';
  for (let length = 1; length <= MOST_LINES; length += 1) {
    const line = lines[at + length - 1];
    if (isBlank(line) || line === QUOTE_BEGINS) return 0;
    text = `${text} ${line?.trim()}`.trim();
    if (text.length > LONGEST_ATTRIBUTION) return 0;
    if (WROTE.test(text)) return DATED.test(text) ? length : 0;
  }
  return 0;
}

/** Outlook's block of headers: the sender, and at least two more of them close by. */
function headersAt(lines: readonly string[], at: number): boolean {
  if (!HEADER_FIRST.test(lines[at] ?? '')) return false;
  const next = lines.slice(at + 1, at + 9).filter((line) => !isBlank(line));
  return next.slice(0, 5).filter((line) => HEADER.test(line.trim())).length >= 2;
}

/** The first line behind this one that is not blank. */
function nextFilled(lines: readonly string[], from: number): number {
  let at = from;
  while (at < lines.length && isBlank(lines[at])) at += 1;
  return at;
}

/** Where everything that follows is another mail; the number of lines where nowhere. */
function cutOf(lines: readonly string[]): number {
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at]?.trim() ?? '';
    if (line === QUOTE_BEGINS || ORIGINAL.test(line) || headersAt(lines, at)) return at;
    if (BEGINS.test(line) && WROTE_AND_MORE.test(line.slice(0, LONGEST_ATTRIBUTION))) return at;
    if (RULE.test(line) && headersAt(lines, nextFilled(lines, at + 1))) return at;
    const length = attributionAt(lines, at);
    const next = lines[nextFilled(lines, at + length)];
    // Lines marked with > say by themselves where they end, and answers may stand between them.
    if (length > 0 && next !== undefined && !QUOTED.test(next)) return at;
  }
  return lines.length;
}

/** For each line whether it is quoted by its mark, attributions above such lines too. */
function marked(lines: readonly string[]): boolean[] {
  const quoted = lines.map((line) => QUOTED.test(line));
  lines.forEach((_, at) => {
    const length = attributionAt(lines, at);
    for (let line = at; line < at + length; line += 1) quoted[line] = true;
  });
  return quoted;
}

const joined = (lines: readonly string[]) =>
  lines
    .filter((line) => line !== QUOTE_BEGINS)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

/** Where a signature begins that ends the text. */
function signatureOf(lines: readonly string[]): number {
  let end = lines.length;
  for (;;) {
    while (end > 0 && isBlank(lines[end - 1])) end -= 1;
    if (end === 0 || !SENT_FROM.test(lines[end - 1]?.trim() ?? '')) break;
    end -= 1;
  }
  const delimiter = lines.findIndex((line) => SIGNATURE.test(line));
  // The mark of news groups (RFC 3676); below much text it is no signature but a line somebody drew.
  return delimiter > 0 && delimiter < end && end - delimiter <= 15 ? delimiter : end;
}

/**
 * Tells what the sender has written from what is quoted. Answers between quoted lines stay among them;
 * where somebody has written nothing at all, `own` is empty.
 */
export function foldedText(text: string): Folded {
  const lines = text
    .replace(/\r\n?/g, '\n')
    .replace(/[\u200b\u200e\u200f\u2060\ufeff]/g, '')
    .replace(/[\u00a0\u202f]/g, ' ')
    .split('\n')
    .map((line) => (SIGNATURE.test(line) ? line : line.trimEnd()));
  const cut = cutOf(lines);
  const quoted = marked(lines.slice(0, cut));
  const isQuoted = (at: number) => quoted[at] || isBlank(lines[at]);

  let first = 0;
  while (first < cut && isQuoted(first)) first += 1;
  let last = cut;
  while (last > first && isQuoted(last - 1)) last -= 1;
  const end = first + signatureOf(lines.slice(first, last));
  return {
    own: joined(lines.slice(first, end)),
    folded: joined([...lines.slice(0, first), '', ...lines.slice(end)]),
  };
}
