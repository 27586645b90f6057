/** The part of a subject that phones show. */
export const SUBJECT_LENGTH = 50;

/**
 * A subject with a name, which is cut where the whole would be too long to be shown. Further parts follow
 * after commas, each where it fits whole.
 */
export function subjectNaming(
  named: string,
  write: (named: string) => string,
  more: readonly string[] = [],
): string {
  const room = SUBJECT_LENGTH - write('').length;
  const characters = [...named];
  if (characters.length > room) {
    const cut = characters.slice(0, room - 1).join('');
    return write(`${cut.trimEnd()}…`);
  }
  const fits = (text: string) => [...text].length <= room;
  return write(
    more.reduce((text, part) => (fits(`${text}, ${part}`) ? `${text}, ${part}` : text), named),
  );
}
