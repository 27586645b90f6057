/** The first letters of the first two words of a name. */
export const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .filter((word) => /^[\p{L}\p{N}]/u.test(word))
    .slice(0, 2)
    .map((word) => word.slice(0, 1))
    .join('')
    .toUpperCase();

/** A person from outside has a square; staff have a circle. */
export function Square({ name }: { name: string }) {
  return (
    <span className="initials" aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}

export function Round({ name }: { name: string }) {
  return (
    <span className="initials round" aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}
