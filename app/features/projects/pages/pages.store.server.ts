import { sql, type Transaction } from 'kysely';
import type { DB } from '#app/platform/database/database.types.ts';
import type { FileToSend } from '#app/platform/files/send-file.server.ts';
import type { Drawing } from '../projects.ts';

type Tx = Transaction<DB>;

export type VersionToDraw = {
  storage_key: string;
  file_name: string;
  content_type: string;
  size: number;
  first: number;
};

/** A version that waits to be drawn; undefined where it does not any more. */
export async function readVersionToDraw(
  tx: Tx,
  version: string,
): Promise<VersionToDraw | undefined> {
  const { rows } = await sql<VersionToDraw>`
    select * from private.version_to_draw(${version}::uuid)`.execute(tx);
  return rows[0];
}

type Begun = { page: number; width: number; height: number; key: string };

/** Writes down where a picture is about to be kept; null where its version is done or gone. */
export async function beginPage(
  tx: Tx,
  version: string,
  { page, width, height, key }: Begun,
): Promise<string | null> {
  const { rows } = await sql<{ key: string | null }>`
    select private.begin_version_page(${version}::uuid, ${page}::integer, ${width}::integer,
      ${height}::integer, ${key}) as key`.execute(tx);
  return rows[0]?.key ?? null;
}

/** False where the picture has gone meanwhile. */
export async function keepPage(
  tx: Tx,
  key: string,
  { size, sha256 }: { size: number; sha256: string },
): Promise<boolean> {
  const { rows } = await sql<{ kept: boolean }>`
    select private.keep_version_page(${key}, ${size}::integer, ${sha256}) as kept`.execute(tx);
  return rows[0]?.kept ?? false;
}

export type Look = { drawing: Drawing; pages?: number; width?: number; height?: number };

export const endDrawing = (tx: Tx, version: string, { drawing, pages, width, height }: Look) =>
  sql`select private.end_version_drawing(${version}::uuid, ${drawing}, ${pages ?? null}::integer,
    ${width ?? null}::integer, ${height ?? null}::integer)`.execute(tx);

/** Where a drawn page lies; undefined where the caller may not see it. */
export async function readPageFile(tx: Tx, page: string): Promise<FileToSend | undefined> {
  const { rows } = await sql<FileToSend>`
    select * from public.version_page(${page}::uuid)`.execute(tx);
  return rows[0];
}

export type KeptPicture = { id: string; page: number; width: number; height: number };

/** Pictures of the pages of versions, each page's smaller one first. */
export async function readPages(
  tx: Tx,
  versions: readonly string[],
): Promise<(KeptPicture & { version: string })[]> {
  if (versions.length === 0) return [];
  const { rows } = await sql<KeptPicture & { version: string }>`
    select g.id, g.version_id as version, g.page, g.width, g.height from public.version_pages g
    where g.version_id = any (${versions}::uuid[]) and g.size is not null
    order by g.version_id, g.page, g.width`.execute(tx);
  return rows;
}
