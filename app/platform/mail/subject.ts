/** What phones show of a subject. */
export const SUBJECT_LENGTH = 50;

/** A subject with what it names, which is cut where the whole would be too long to be shown. */
export function subjectNaming(named: string, write: (named: string) => string): string {
  const room = SUBJECT_LENGTH - write('').length;
  const letters = [...named];
  return write(
    letters.length <= room
      ? named
      : `${letters
          .slice(0, room - 1)
          .join('')
          .trimEnd()}…`,
  );
}
