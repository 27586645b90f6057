import type { Transaction } from 'kysely';
import { nameDifferences } from '#app/audit/name-references.server.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import { definitionDifferences } from './definition-differences.ts';
import type { VersionRow } from './form-versions.tsx';
import type { readVersions } from './forms.store.server.ts';

type Read = Awaited<ReturnType<typeof readVersions>>;

/** Versions of a form with what each changed, newest first; what the oldest changed is unknown. */
export async function withDifferences(tx: Transaction<DB>, versions: Read): Promise<VersionRow[]> {
  const found = versions.map((row, index) => {
    const before = versions[index + 1];
    return before ? definitionDifferences(before.definition, row.definition) : null;
  });
  // Names of all versions are read at once.
  const named = await nameDifferences(
    tx,
    found.flatMap((differences) => differences ?? []),
  );
  return versions.map((row, index) => ({
    id: row.id,
    version: row.version,
    at: row.createdAt.toISOString(),
    by: row.byName,
    differences: found[index] ? named.splice(0, found[index].length) : null,
  }));
}
