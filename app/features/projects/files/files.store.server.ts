import { sql, type Transaction } from 'kysely';
import {
  callRows,
  callValue,
  functionCall,
  typed,
} from '#app/platform/database/call-function.server.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import { cursorCondition } from '#app/platform/database/list-page.server.ts';
import type { FileToSend } from '#app/platform/files/send-file.server.ts';
import type { FileProject, FileVersion, Folder, ListedFile, OneFile } from './project-files.ts';

type Tx = Transaction<DB>;

/** Published projects of a client, the newest first, as places for files. */
export async function readFileProjects(tx: Tx, organization: string): Promise<FileProject[]> {
  const { rows } = await sql<FileProject>`
    select p.id, p.name, p.ended_on is not null as ended from public.projects p
    where p.organization_id = ${organization}::uuid and p.shown_at is not null
    order by p.created_at desc, p.id`.execute(tx);
  return rows;
}

/** Folders of projects by name, each with its number of files. */
export async function readFolders(tx: Tx, projects: readonly string[]): Promise<Folder[]> {
  if (projects.length === 0) return [];
  const { rows } = await sql<Folder>`
    select d.id, d.project_id as project, d.name,
      (select count(*)::int from public.project_files f
        where f.folder_id = d.id and f.removed_at is null) as files
    from public.project_folders d where d.project_id = any (${projects}::uuid[])
    order by lower(d.name), d.id`.execute(tx);
  return rows;
}

export type FilesQuery = {
  projects: readonly string[];
  /** Only files of this folder. */
  folder: string | null;
  words: string;
  /** The last file of the page before. */
  after: string | null;
  most: number;
};

/** Files of projects, newest first; one more than requested shows that there is another page. */
export async function readFiles(tx: Tx, query: FilesQuery): Promise<ListedFile[]> {
  const { projects, folder, words, after, most } = query;
  if (projects.length === 0) return [];
  const { rows } = await sql<Omit<ListedFile, 'at'> & { at: Date }>`
    select f.id, f.project_id as project, f.folder_id as folder, f.name, v.id as version, v.number,
      v.content_type as type, v.size, v.sent_by as by, v.sent_at as at
    -- Versions of what is shown, and not of all that there is.
    from (select f.id, f.project_id, f.folder_id, f.name, f.changed_at from public.project_files f
      where f.project_id = any (${projects}::uuid[]) and f.removed_at is null
        ${folder ? sql`and f.folder_id = ${folder}::uuid` : sql``}
        ${words ? sql`and f.id in (select ${functionCall('public.search_project_files', { projects, words })})` : sql``}
        ${
          after
            ? sql`and ${cursorCondition({ table: 'project_files', alias: 'f', keys: ['changed_at', 'id'], descending: true, after })}`
            : sql``
        }
      order by f.changed_at desc, f.id desc limit ${most}) f
    cross join lateral (select o.id, o.number, o.content_type, o.size, o.sent_by, o.sent_at
      from public.project_file_versions o where o.file_id = f.id order by o.number desc limit 1) v
    order by f.changed_at desc, f.id desc`.execute(tx);
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
}

export type Totals = { files: number; bytes: number };

/** How many files projects hold, and how large their last versions are together. */
export async function readTotals(tx: Tx, projects: readonly string[]): Promise<Totals> {
  if (projects.length === 0) return { files: 0, bytes: 0 };
  const rows = await callRows(tx, 'public.project_file_totals', { projects });
  return rows[0] ?? { files: 0, bytes: 0 };
}

type FileRow = Omit<OneFile, 'versions'> & { versions: FileVersion[] };

/** A file with all its versions, or undefined where there is none for the caller. */
export async function readFile(tx: Tx, id: string): Promise<OneFile | undefined> {
  const { rows } = await sql<FileRow>`
    select f.id, f.project_id as project, f.folder_id as folder, f.name,
      (select coalesce(jsonb_agg(jsonb_build_object('id', v.id, 'number', v.number,
          'name', v.file_name, 'type', v.content_type, 'size', v.size, 'sha256', v.sha256,
          'by', v.sent_by, 'at', v.sent_at) order by v.number desc), '[]')
        from public.project_file_versions v where v.file_id = f.id) as versions
    from public.project_files f where f.id = ${id}::uuid and f.removed_at is null`.execute(tx);
  return rows[0];
}

/** The storage key of a version; undefined where the caller may not fetch them. */
export async function readFileBytes(tx: Tx, version: string): Promise<FileToSend | undefined> {
  const rows = await callRows(tx, 'public.project_file', { version });
  return rows[0];
}

export type FolderMade = 'made' | 'taken' | 'many' | 'gone';

/** Creates a folder; idempotent by id. */
export async function makeFolder(
  tx: Tx,
  { id, project, name }: { id: string; project: string; name: string },
): Promise<FolderMade> {
  return (
    (await callValue(
      tx,
      'public.make_project_folder',
      { id, project, name },
      typed<FolderMade>(),
    )) ?? 'gone'
  );
}
