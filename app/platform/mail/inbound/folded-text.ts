/** A line of its own where the HTML of a mail begins to quote another. */
export const QUOTE_BEGINS = '\u{e000}';

export type Folded = {
  /** The sender's own text. */
  own: string;
  /** What was quoted under or above it, and signatures of telephones: nothing is lost. */
  folded: string;
};

/** An attribution is almost never longer, whatever a program wraps. */
const LONGEST_ATTRIBUTION = 320;
const MOST_LINES = 4;

const QUOTED = /^\s*>/;
const WROTE = /(?:escreveu|escribió|wrote)\s*:\s*$/i;
/** Yahoo's app puts the first line of what it quotes on the same line. */
const WROTE_AND_MORE = /<[^<>\s]{1,200}@[^<>\s]{1,200}>\s?(?:escreveu|wrote)\s?:\s+\S/i;
const BEGINS = /^(?:em|no dia|on|el)\s/i;
/** Distinguished from “Em resumo, o cliente escreveu:” by an address or a time of day. */
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
/** Lines that virus scanners write under a mail. */
const SCANNED =
  /^(?:(?:(?:este|esta|this) )?(?:e-?mail|mensagem|message)\b.{0,60}\b(?:verificad|analisad|escanead|checked|scanned).{0,120}|(?:livre de v[ií]rus|n[ãa]o cont[ée]m v[ií]rus|virus-free)\b.{0,200}|<?https?:\/\/www\.(?:avast|avg)\.com\S{0,400})$/i;
/** Lines that a company writes under every mail. */
const NOTICE =
  /^(?:aviso legal|aviso de confidencialidade|confidentiality notice|legal notice|disclaimer)\b|^(?:esta? (?:mensagem|e-?mail)|this (?:message|e-?mail))\b.{0,160}(?:confiden|privileg|sigilos)/i;
const FOOTER = [SENT_FROM, SCANNED];
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

/** Where everything that follows is another mail; the number of lines where there is none. */
function cutOf(lines: readonly string[]): number {
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at]?.trim() ?? '';
    if (line === QUOTE_BEGINS || ORIGINAL.test(line) || headersAt(lines, at)) return at;
    if (BEGINS.test(line) && WROTE_AND_MORE.test(line.slice(0, LONGEST_ATTRIBUTION))) return at;
    if (RULE.test(line) && headersAt(lines, nextFilled(lines, at + 1))) return at;
    const length = attributionAt(lines, at);
    // Looked for below an attribution only: from every line it would take quadratic time.
    const next = length > 0 ? lines[nextFilled(lines, at + length)] : undefined;
    // Lines marked with > have their own end, and replies may stand between them.
    if (next !== undefined && !QUOTED.test(next)) return at;
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

/** How many lines from the end may belong to a signature or a notice. */
const LONGEST_SIGNATURE = 15;

/** Where the notice of the paragraph before `end` begins; `end` where it is none. */
function noticeBefore(lines: readonly string[], from: number, end: number): number {
  let at = end;
  while (at > from && end - at < LONGEST_SIGNATURE && !isBlank(lines[at - 1])) at -= 1;
  const words = lines.slice(at, end).join(' ').trim().slice(0, LONGEST_ATTRIBUTION);
  return NOTICE.test(words) ? at : end;
}

/** Where a signature, or a program's footer, begins that ends the lines of a range. */
function footerOf(lines: readonly string[], from: number, to: number): number {
  let end = to;
  for (let before = -1; before !== end; ) {
    while (end > from && isBlank(lines[end - 1])) end -= 1;
    before = end;
    if (end > from && FOOTER.some((line) => line.test(lines[end - 1]?.trim() ?? ''))) end -= 1;
    else end = noticeBefore(lines, from, end);
  }
  // The signature mark of news groups (RFC 3676); below a long text it is only a drawn line.
  for (let at = Math.max(from, end - LONGEST_SIGNATURE); at < end; at += 1) {
    if (SIGNATURE.test(lines[at] ?? '')) return at;
  }
  return end;
}

/**
 * Separates what the sender has written from what is quoted. Answers between quoted lines stay among them;
 * where nothing was written at all, `own` is empty.
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
  // Programs write below the quote, people above it.
  let end = footerOf(lines, first, cut);
  while (end > first && isQuoted(end - 1)) end -= 1;
  end = footerOf(lines, first, end);
  return {
    own: joined(lines.slice(first, end)),
    folded: joined([...lines.slice(0, first), '', ...lines.slice(end)]),
  };
}
