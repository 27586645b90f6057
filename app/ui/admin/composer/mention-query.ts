import { foldText } from '#app/i18n/fold-text.ts';
/** A person who can be mentioned; with an address where another has the same name. */
export type Mentionable = { id: string; name: string; email?: string };

/** How a person is mentioned in a text that is being written. */
export const mentionLabel = ({ name, email }: Omit<Mentionable, 'id'>): string =>
  email ? `${name} (${email})` : name;

/** A mention being typed: the sign is at `start`, the caret at `end`. */
export type MentionQuery = { start: number; end: number; text: string };

/** No name is longer; without a limit a whole note after a sign would be searched. */
const LONGEST = 40;
/** More than these are not useful to step through: another letter is quicker. */
const MOST = 6;

/** The name that is being typed behind an @ before the caret; null for none. */
export function mentionQueryAt(text: string, caret: number): MentionQuery | null {
  const before = text.slice(0, caret);
  const start = before.lastIndexOf('@');
  // Behind a letter it belongs to an address.
  if (start < 0 || /[\p{L}\p{N}]/u.test(before.charAt(start - 1))) return null;
  const typed = before.slice(start + 1);
  if (typed.length > LONGEST || /\n|^\s/.test(typed)) return null;
  return { start, end: caret, text: typed };
}

/** The candidates: people with a name that begins with the typed text. None once a name is whole. */
export function mentionsFor(query: MentionQuery, people: readonly Mentionable[]): Mentionable[] {
  const sought = foldText(query.text);
  if (people.some((person) => foldText(mentionLabel(person)) === sought.trimEnd())) return [];
  return people
    .filter((person) => ` ${foldText(mentionLabel(person))}`.includes(` ${sought}`))
    .slice(0, MOST);
}

/** The text with a person's name in place of the typed part, and the new position of the caret. */
export function withMention(text: string, { start, end }: MentionQuery, person: Mentionable) {
  const rest = text.slice(end);
  const named = `@${mentionLabel(person)}${/^\s/.test(rest) ? '' : ' '}`;
  return { text: text.slice(0, start) + named + rest, caret: start + named.length };
}
