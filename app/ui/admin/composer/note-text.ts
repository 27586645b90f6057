import { type Mentionable, mentionLabel } from './mention-query.ts';

/** The present names of people mentioned in a note, by their ids. */
export type Named = Readonly<Record<string, string>>;

/** A part of a note: text, or a person's name; null for a person without a name any more. */
export type NotePart = string | { name: string | null };

const MENTION = /@\{([\da-f-]{36})\}/g;

/** A note in parts, its names separated. */
export function notePartsOf(body: string, named: Named): NotePart[] {
  const parts: NotePart[] = [];
  let from = 0;
  for (const { 0: whole, 1: id = '', index } of body.matchAll(MENTION)) {
    parts.push(body.slice(from, index), { name: named[id] ?? null });
    from = index + whole.length;
  }
  return [...parts, body.slice(from)].filter((part) => part !== '');
}

/** A note as it is typed and mailed: `@Name`, or a placeholder for a deleted account. */
export const typedNote = (body: string, named: Named, deletedName: string): string =>
  notePartsOf(body, named)
    .map((part) => (typeof part === 'string' ? part : `@${part.name ?? deletedName}`))
    .join('');

const plain = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * A note as it is stored: whole names behind an @ become ids. Where several have one name those who were
 * `picked` from the list are meant, and without that nobody.
 */
export function storedNote(
  text: string,
  people: readonly Mentionable[],
  picked: readonly string[],
): string {
  const byName = Map.groupBy(people, ({ name }) => name.toLowerCase());
  // The spelling by the list of names for people who share one.
  for (const person of people) {
    if (person.email) byName.set(mentionLabel(person).toLowerCase(), [person]);
  }
  // The longest first: one name may begin with another.
  const names = [...byName.keys()].filter(Boolean).sort((one, other) => other.length - one.length);
  if (names.length === 0) return text;
  const sign = new RegExp(
    `(?<![\\p{L}\\p{N}])@(${names.map(plain).join('|')})(?![\\p{L}\\p{N}])`,
    'giu',
  );
  return text.replace(sign, (whole, name: string) => {
    const meant = byName.get(name.toLowerCase()) ?? [];
    const one = meant.length === 1 ? meant[0] : meant.find(({ id }) => picked.includes(id));
    return one ? `@{${one.id}}` : whole;
  });
}
