/** Names this short are near too many others. */
const SHORTEST = 6;
/** From this length on two edits count as a typing mistake; below it one. */
const LONG = 10;

/** Whether one text becomes the other by so many letters put in, left out, changed or swapped. */
export function withinEdits(edits: number, a: string, b: string): boolean {
  if (a === b) return true;
  if (edits === 0) return false;
  const [restA, restB] = [a.slice(1), b.slice(1)];
  if (a[0] === b[0]) return withinEdits(edits, restA, restB);
  const swapped = a[0] === b[1] && a[1] === b[0];
  return (
    withinEdits(edits - 1, restA, b) ||
    withinEdits(edits - 1, a, restB) ||
    withinEdits(edits - 1, restA, restB) ||
    (swapped && withinEdits(edits - 1, a.slice(2), b.slice(2)))
  );
}

/** One or several: PROXY and PROXIES are three edits apart. */
const singular = (name: string) => name.replace(/IES(?=_|$)/g, 'Y');

/**
 * Unknown names in an environment that are close to a known one, each with the known name, which is absent.
 * An empty value counts as present for the known name, and as absent for the other.
 */
export function nearNames(
  known: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): { given: string; meant: string }[] {
  const unknown = Object.keys(env).filter((name) => env[name] && !known.includes(name));
  const absent = known.filter((name) => env[name] === undefined && name.length >= SHORTEST);
  return absent.flatMap((meant) =>
    unknown
      .filter((name) =>
        withinEdits(meant.length < LONG ? 1 : 2, singular(name.toUpperCase()), singular(meant)),
      )
      .map((given) => ({ given, meant })),
  );
}
