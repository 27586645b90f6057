import { sql, type Transaction } from 'kysely';
import type { DB } from '#app/platform/database/database.types.ts';
import { fileAddress } from '../../files/file-address.server.ts';
import { readFolders } from '../../files/files.store.server.ts';
import type { StaffFile, StaffFiles } from './staff-projects.ts';

type Tx = Transaction<DB>;

/** The limit of a project's files on the screen of staff; the newest are shown. */
const MAX_VISIBLE = 100;

type Row = Omit<StaffFile, 'at' | 'removedAt' | 'download'> & {
  at: Date;
  removedAt: Date | null;
  version: string;
};

/** Files of a project, newest first and removed ones at the end. */
export async function readStaffFiles(tx: Tx, project: string, person: string): Promise<StaffFiles> {
  const { rows } = await sql<Row>`
    select f.id, f.folder_id as folder, f.name, f.removed_at, v.id as version, v.size,
      v.number as versions, v.sent_by as by, v.sent_at as at
    from public.project_files f
    cross join lateral (select o.id, o.size, o.number, o.sent_by, o.sent_at
      from public.project_file_versions o where o.file_id = f.id order by o.number desc limit 1) v
    where f.project_id = ${project}::uuid
    order by f.removed_at is not null, f.changed_at desc, f.id limit ${MAX_VISIBLE}`.execute(tx);
  const { rows: counts } = await sql<{ count: number }>`
    select count(*)::int as count from public.project_files f
    where f.project_id = ${project}::uuid and f.removed_at is null`.execute(tx);
  return {
    files: rows.map(({ at, removedAt, version, ...row }) => ({
      ...row,
      at: at.toISOString(),
      removedAt: removedAt?.toISOString() ?? null,
      download: fileAddress('projectFileVersion', version, person),
    })),
    folders: await readFolders(tx, [project]),
    count: counts[0]?.count ?? 0,
  };
}
