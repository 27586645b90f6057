import type { Transaction } from 'kysely';
import { callValue } from '#app/platform/database/call-function.server.ts';
import type { DB } from '#app/platform/database/database.types.ts';

type Tx = Transaction<DB>;

/** Bytes in the storage that become a version. */
export type StoredFile = {
  key: string;
  name: string;
  type: string;
  size: number;
  sha256: string;
};

type Sent = {
  key: string;
  deliverable: string | null;
  title: string;
  position: number;
  file: StoredFile;
  link: string;
  changes: string;
  holds: boolean;
};

/** Arguments by name, since callers pass posted fields, and a function refuses unknown arguments. */
function argsOf(project: string, sent: Sent) {
  const { key: id, deliverable, title, position, link, changes, holds } = sent;
  const file = JSON.stringify(sent.file);
  return { id, project, deliverable, title, position, file, link, changes, holds };
}

export const sendVersion = (tx: Tx, project: string, sent: Sent) =>
  callValue(tx, 'public.send_version', argsOf(project, sent));

/** Sends a version from an upload of the caller; null where there is none. */
export async function sendUploadedVersion(
  tx: Tx,
  upload: string,
  project: string,
  sent: Sent,
): Promise<string | null> {
  const args = { upload, ...argsOf(project, sent) };
  return (await callValue(tx, 'public.send_uploaded_version', args)) ?? null;
}
