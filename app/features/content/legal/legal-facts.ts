import { isRouteName, paths, type RouteName } from '#app/paths.ts';

/** What staff have published and legal texts name. */
export type LegalFacts = { company: string; email: string; place: string };

/** Replaces `{company}`, `{email}` and `{place}`; an unknown name is a mistake in the text. */
export function fillFacts(text: string, facts: LegalFacts): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    if (!Object.hasOwn(facts, name))
      throw new Error(`Legal text has an unknown placeholder: ${whole}.`);
    return facts[name as keyof LegalFacts];
  });
}

type LinkTarget = RouteName | 'mail';
export type TextPiece = { text: string; to?: LinkTarget };

const LINK = /\[([^\]]+)\]\((\w+)\)/g;
const isTarget = (name: string): name is LinkTarget => name === 'mail' || isRouteName(name);

/** Splits a paragraph at its `[words](target)` links. Throws on a target that does not exist. */
export function piecesOf(paragraph: string): TextPiece[] {
  const pieces: TextPiece[] = [];
  let end = 0;
  for (const match of paragraph.matchAll(LINK)) {
    const [whole, text = '', to = ''] = match;
    if (!isTarget(to)) throw new Error(`Legal text links to “${to}”, which is no page.`);
    if (match.index > end) pieces.push({ text: paragraph.slice(end, match.index) });
    pieces.push({ text, to });
    end = match.index + whole.length;
  }
  if (end < paragraph.length) pieces.push({ text: paragraph.slice(end) });
  return pieces;
}

const FACTS = ['company', 'email', 'place'];
const NAMED = /\{(\w+)\}/g;

/** Pages that a legal text may link to: those that are one, with no item to choose. */
export const LINKABLE: readonly string[] = Object.entries(paths)
  .filter(([, path]) => !Object.values(path).some((side) => side.includes(':')))
  .map(([name]) => name);

/** Whether all that a paragraph names and links to exists. */
export const saysWhatExists = (paragraph: string): boolean =>
  [...paragraph.matchAll(LINK)].every(([, , to = '']) => to === 'mail' || LINKABLE.includes(to)) &&
  // Double braces are the words of all content, which are looked at by themselves.
  [...paragraph.replace(/\{\{\w+\}\}/g, '').matchAll(NAMED)].every(([, name = '']) =>
    FACTS.includes(name),
  );

/** The words alone, for search. */
export function plainText(paragraph: string): string {
  return piecesOf(paragraph)
    .map(({ text }) => text)
    .join('');
}
