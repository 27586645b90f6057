import { sql, type Transaction } from 'kysely';
import { callRows, callValue } from '#app/platform/database/call-function.server.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import type { FileToSend } from '#app/platform/files/send-file.server.ts';
import type { Drawing } from '../projects.ts';

type Tx = Transaction<DB>;

export type VersionToDraw = {
  storageKey: string;
  fileName: string;
  contentType: string;
  size: number;
  first: number;
};

/** A version that waits to be drawn; undefined where it does not any more. */
export async function readVersionToDraw(
  tx: Tx,
  version: string,
): Promise<VersionToDraw | undefined> {
  const rows = await callRows(tx, 'private.version_to_draw', { version });
  return rows[0];
}

type StartedPicture = { page: number; width: number; height: number; key: string };

/** Records where a picture is about to be stored; null where its version is done or deleted. */
export async function beginPage(
  tx: Tx,
  version: string,
  { page, width, height, key }: StartedPicture,
): Promise<string | null> {
  return (
    (await callValue(tx, 'private.begin_version_page', { version, page, width, height, key })) ??
    null
  );
}

/** False where the picture was deleted meanwhile. */
export async function keepPage(
  tx: Tx,
  key: string,
  { size, sha256 }: { size: number; sha256: string },
): Promise<boolean> {
  return (await callValue(tx, 'private.confirm_version_page', { key, size, sha256 })) ?? false;
}

export type Look = { drawing: Drawing; pages?: number; width?: number; height?: number };

export const endDrawing = (tx: Tx, version: string, { drawing, pages, width, height }: Look) =>
  callValue(tx, 'private.end_version_drawing', {
    version,
    drawing,
    pages: pages ?? null,
    width: width ?? null,
    height: height ?? null,
  });

/** The storage key of a drawn page; undefined where the caller may not see it. */
export async function readPageFile(tx: Tx, page: string): Promise<FileToSend | undefined> {
  const rows = await callRows(tx, 'public.version_page', { page });
  return rows[0];
}

export type StoredPicture = { id: string; page: number; width: number; height: number };

/** Pictures of the pages of versions, each page's smaller one first. */
export async function readPages(
  tx: Tx,
  versions: readonly string[],
): Promise<(StoredPicture & { version: string })[]> {
  if (versions.length === 0) return [];
  const { rows } = await sql<StoredPicture & { version: string }>`
    select g.id, g.version_id as version, g.page, g.width, g.height from public.version_pages g
    where g.version_id = any (${versions}::uuid[]) and g.size is not null
    order by g.version_id, g.page, g.width`.execute(tx);
  return rows;
}
