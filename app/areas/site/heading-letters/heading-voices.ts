/** The two cuts that a page's heading is set in: `raw` is 62 % wide and 900 heavy, `finished` 125 %
 * and 360 (type.css). */
export const VOICES = ['raw', 'finished'] as const;
export type Voice = (typeof VOICES)[number];

/** Of a heading or a span in it, by the classes of type.css and of the forms' stylesheets. */
const VOICE_OF: Readonly<Record<string, Voice>> = {
  raw: 'raw',
  'sheet-title': 'raw',
  'order-title': 'raw',
  fin: 'finished',
  'thanks-title': 'finished',
};

/** What React writes for the five signs that it escapes. */
const SIGNS: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

const classesOf = (tag: string) => /\sclass="([^"]*)"/.exec(tag)?.[1]?.split(' ') ?? [];
const voiceOf = (tag: string) =>
  classesOf(tag).flatMap((name) => VOICE_OF[name] ?? [])[0] as Voice | undefined;

/** Composed and as written: a browser asks a font for `é` where the text says `e` and its accent. */
const lettersOf = (text: string) => {
  const read = text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (sign) => SIGNS[sign] as string);
  return [...new Set(read + read.normalize('NFC'))].sort().join('');
};

/**
 * The letters of the first heading of a page as React renders it, each once and sorted, by the voice
 * they are set in. A span without a class is the heading's finished half. A heading in no voice
 * (staff screens, one for screen readers alone) has none.
 */
export function headingVoices(html: string): Partial<Record<Voice, string>> {
  const [, opening = '', inner = ''] = /(<h1[^>]*>)(.*?)<\/h1>/s.exec(html) ?? [];
  const texts: Record<Voice, string> = { raw: '', finished: '' };
  const outer = voiceOf(opening);
  let voice = outer;
  for (const [part] of inner.replace(/<!--.*?-->/gs, '').matchAll(/<[^>]*>|[^<]+/g)) {
    if (part.startsWith('<span')) voice = voiceOf(part) ?? (outer && 'finished');
    else if (part.startsWith('</span')) voice = outer;
    else if (voice && !part.startsWith('<')) texts[voice] += part;
  }
  return Object.fromEntries(
    VOICES.flatMap((name) => (texts[name].trim() ? [[name, lettersOf(texts[name])]] : [])),
  );
}
