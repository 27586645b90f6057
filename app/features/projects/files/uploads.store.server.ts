import type { Transaction } from 'kysely';
import { callRows, callValue, typed } from '#app/platform/database/call-function.server.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import { settings } from '#app/platform/env.server.ts';

type Tx = Transaction<DB>;

/* Statements of the server on behalf of the user who owns the upload, and who is an argument of each. */

/** Bytes that a user may still upload to a project today; null where they may upload none at all. */
export async function roomForFiles(
  tx: Tx,
  person: string,
  project: string,
): Promise<number | null> {
  const { PERSON_FILES_MAX, CLIENT_FILES_MAX } = settings();
  return (
    (await callValue(tx, 'private.room_for_files', {
      user: person,
      project,
      personMax: PERSON_FILES_MAX,
      clientMax: CLIENT_FILES_MAX,
    })) ?? null
  );
}

type StartedUpload = { id: string; person: string; project: string; name: string; size: number };

export async function beginUpload(
  tx: Tx,
  { id, person, project, name, size }: StartedUpload,
): Promise<'begun' | 'gone' | 'full' | 'often'> {
  const { PERSON_FILES_MAX, CLIENT_FILES_MAX } = settings();
  return (
    (await callValue(
      tx,
      'private.begin_upload',
      {
        id,
        user: person,
        project,
        name,
        size,
        personMax: PERSON_FILES_MAX,
        clientMax: CLIENT_FILES_MAX,
      },
      typed<'begun' | 'gone' | 'full' | 'often'>(),
    )) ?? 'gone'
  );
}

export type UploadNow = {
  projectId: string;
  name: string;
  size: number;
  received: number;
  begunAt: Date;
  taken: boolean;
};

/** How far an upload of the user has come; undefined where it no longer exists. */
export async function readUpload(
  tx: Tx,
  id: string,
  person: string,
): Promise<UploadNow | undefined> {
  const rows = await callRows(tx, 'private.upload_now', { id, user: person });
  return rows[0];
}

/** Registers the storage key of the next part; null where the upload has ended. */
export async function beginPart(
  tx: Tx,
  upload: string,
  person: string,
  key: string,
): Promise<string | null> {
  return (await callValue(tx, 'private.begin_part', { upload, user: person, key })) ?? null;
}

/** Counts a stored part; false where it does not follow the last one. */
export async function endPart(
  tx: Tx,
  part: string,
  { offset, size }: { offset: number; size: number },
): Promise<boolean> {
  return (await callValue(tx, 'private.end_part', { part, offset, size })) ?? false;
}

export async function readParts(tx: Tx, upload: string, person: string): Promise<string[]> {
  const rows = await callRows(tx, 'private.parts_of_upload', { id: upload, user: person });
  return rows.map(({ storageKey }) => storageKey);
}

/** Cancels an upload; false where there was none. */
export async function dropUpload(tx: Tx, upload: string, person: string): Promise<boolean> {
  return (await callValue(tx, 'private.drop_upload', { id: upload, user: person })) ?? false;
}

type UsedUpload = {
  upload: string;
  person: string;
  folder: string | null;
  file: string | null;
  facts: { key: string; name: string; type: string; size: number; sha256: string };
};

/** The file that an upload has become; null where the upload or its target does not exist. */
export async function consumeUpload(
  tx: Tx,
  { upload, person, folder, file, facts }: UsedUpload,
): Promise<string | null> {
  return (
    (await callValue(tx, 'private.use_upload', {
      id: upload,
      user: person,
      folder,
      file,
      facts: JSON.stringify(facts),
    })) ?? null
  );
}
