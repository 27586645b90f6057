import { sql, type Transaction } from 'kysely';
import type { DB } from '#app/platform/database/database.types.ts';
import { settings } from '#app/platform/env.server.ts';

type Tx = Transaction<DB>;

/* What the server does for the person whose upload it is, and who is named each time. */

/** Bytes that somebody may still give to a project today; null where she may give none at all. */
export async function roomForFiles(
  tx: Tx,
  person: string,
  project: string,
): Promise<number | null> {
  const { PERSON_FILES_MAX, CLIENT_FILES_MAX } = settings();
  const { rows } = await sql<{ room: number | null }>`
    select private.room_for_files(${person}::uuid, ${project}::uuid, ${PERSON_FILES_MAX}::bigint,
      ${CLIENT_FILES_MAX}::bigint) as room`.execute(tx);
  return rows[0]?.room ?? null;
}

type Begun = { id: string; person: string; project: string; name: string; size: number };

export async function beginUpload(
  tx: Tx,
  { id, person, project, name, size }: Begun,
): Promise<'begun' | 'gone' | 'full' | 'often'> {
  const { PERSON_FILES_MAX, CLIENT_FILES_MAX } = settings();
  const { rows } = await sql<{ outcome: 'begun' | 'gone' | 'full' | 'often' }>`
    select private.begin_upload(${id}::uuid, ${person}::uuid, ${project}::uuid, ${name},
      ${size}::bigint, ${PERSON_FILES_MAX}::bigint, ${CLIENT_FILES_MAX}::bigint) as outcome`.execute(
    tx,
  );
  return rows[0]?.outcome ?? 'gone';
}

export type UploadNow = {
  project_id: string;
  name: string;
  size: number;
  received: number;
  begun_at: Date;
  taken: boolean;
};

/** How far an upload of hers has come; undefined where there is none any more. */
export async function readUpload(
  tx: Tx,
  id: string,
  person: string,
): Promise<UploadNow | undefined> {
  const { rows } = await sql<UploadNow>`
    select * from private.upload_now(${id}::uuid, ${person}::uuid)`.execute(tx);
  return rows[0];
}

/** Writes down where bytes are about to be kept; null where the upload is over. */
export async function beginPart(
  tx: Tx,
  upload: string,
  person: string,
  key: string,
): Promise<string | null> {
  const { rows } = await sql<{ part: string | null }>`
    select private.begin_part(${upload}::uuid, ${person}::uuid, ${key}) as part`.execute(tx);
  return rows[0]?.part ?? null;
}

/** Counts a part that is kept; false where it does not follow on what has come. */
export async function endPart(
  tx: Tx,
  part: string,
  { offset, size }: { offset: number; size: number },
): Promise<boolean> {
  const { rows } = await sql<{ follows: boolean }>`
    select private.end_part(${part}::uuid, ${offset}::bigint, ${size}::bigint) as follows`.execute(
    tx,
  );
  return rows[0]?.follows ?? false;
}

export async function readParts(tx: Tx, upload: string, person: string): Promise<string[]> {
  const { rows } = await sql<{ storage_key: string }>`
    select storage_key from private.parts_of_upload(${upload}::uuid, ${person}::uuid)`.execute(tx);
  return rows.map(({ storage_key }) => storage_key);
}

/** Gives an upload up; false where there was none. */
export async function dropUpload(tx: Tx, upload: string, person: string): Promise<boolean> {
  const { rows } = await sql<{ dropped: boolean }>`
    select private.drop_upload(${upload}::uuid, ${person}::uuid) as dropped`.execute(tx);
  return rows[0]?.dropped ?? false;
}

type Taken = {
  upload: string;
  person: string;
  folder: string | null;
  file: string | null;
  facts: { key: string; name: string; type: string; size: number; sha256: string };
};

/** The file that an upload has become; null where there is nothing to take, or no place for it. */
export async function takeUpload(
  tx: Tx,
  { upload, person, folder, file, facts }: Taken,
): Promise<string | null> {
  const { rows } = await sql<{ file: string | null }>`
    select private.take_upload(${upload}::uuid, ${person}::uuid, ${folder}::uuid, ${file}::uuid,
      ${JSON.stringify(facts)}::jsonb) as file`.execute(tx);
  return rows[0]?.file ?? null;
}
