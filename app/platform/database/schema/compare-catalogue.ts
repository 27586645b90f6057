/** Differences listed per kind; a restore without the roles has thousands. */
const MAX_LISTED = 3;

/** Kinds that definition files define, which a start can make again. */
const DEFINED = /^(function|view|trigger|policy|grant execute on function) /;

const RESTORE = `The usual cause is a dump that was restored without the roles of this site, or into a database
whose default privileges grant new tables to other roles. Restore the dump again, into an empty
database, as the README says under "Restore": database/bootstrap.sql first.
On the embedded database, put the copy of the data folder in its place.`;

const APPLY_AGAIN = `The start applies functions, views, triggers and policies again after:
  psql "$DATABASE_URL" -c 'delete from private.schema_releases; delete from private.schema_definitions'`;

const count = (lines: unknown[]) => lines.length.toLocaleString('en');

/** The first lines of each kind, and how many more there are of it. */
const listed = (lines: string[]) =>
  [...Map.groupBy(lines, (line) => line.split(' ', 1)[0])].flatMap(([kind, alike]) => [
    ...alike.slice(0, MAX_LISTED).map((line) => `  ${line}`),
    ...(alike.length > MAX_LISTED ? [`  … ${count(alike.slice(MAX_LISTED))} more: ${kind}`] : []),
  ]);

/** What comes after `on` or `function` in a grant, up to its role. */
const grantedOn = (line: string) => /^grant .*? on (.*) to \w+$/.exec(line)?.[1];

/**
 * Compares two catalogues, one line per object. Returns null where nothing is missing and nothing of ours
 * is granted beyond what is expected, else why the start refuses and what to run.
 */
export function compareCatalogue(expected: string, present: string): string | null {
  const wanted = new Set(expected.trim().split('\n'));
  const found = new Set(present.trim().split('\n'));
  const missing = [...wanted].filter((line) => !found.has(line));
  const ours = new Set([...wanted].flatMap((line) => ownedName(line)));
  const excess = [...found].filter((line) => {
    const target = wanted.has(line) ? undefined : grantedOn(line);
    return target !== undefined && ours.has(target);
  });
  if (missing.length + excess.length === 0) return null;
  const parts = ['The database is not what its migrations and definitions made.'];
  if (missing.length > 0) {
    parts.push(`Missing, or not as defined (${count(missing)} of ${count([...wanted])}):`);
    parts.push(...listed(missing));
  }
  if (excess.length > 0) {
    parts.push(`Granted, but not by this release (${count(excess)}):`, ...listed(excess));
  }
  const definable = [...missing, ...excess].every((line) => DEFINED.test(line));
  return [...parts, definable ? APPLY_AGAIN : RESTORE].join('\n');
}

/** Names that a grant may be on: tables, views and sequences, functions, schemas. */
function ownedName(line: string): string[] {
  const name = /^(?:row level security on|sequence|view) (\S+)/.exec(line)?.[1];
  if (name !== undefined) return [name];
  const routine = /^(function .*\)) ?(?:security definer)?$/.exec(line)?.[1];
  return routine === undefined ? [] : [routine];
}
