import { sql, type Transaction } from 'kysely';
import type { DB } from '#app/platform/database/database.types.ts';

type Tx = Transaction<DB>;

type Sent = {
  key: string;
  deliverable: string | null;
  title: string;
  position: number;
  file: { key: string; name: string; type: string; size: number; sha256: string };
  link: string;
  changes: string;
  holds: boolean;
};

const givenOf = (project: string, sent: Sent) => sql`${sent.key}::uuid, ${project}::uuid,
  ${sent.deliverable}::uuid, ${sent.title}, ${sent.position}::integer,
  ${JSON.stringify(sent.file)}::jsonb, ${sent.link}, ${sent.changes}, ${sent.holds}`;

export const sendVersion = (tx: Tx, project: string, sent: Sent) =>
  sql`select public.send_version(${givenOf(project, sent)})`.execute(tx);

/** Sends a version whose file came as an upload of the caller's; null where there is none. */
export async function sendUploadedVersion(
  tx: Tx,
  upload: string,
  project: string,
  sent: Sent,
): Promise<string | null> {
  const { rows } = await sql<{ deliverable: string | null }>`
    select public.send_uploaded_version(${upload}::uuid, ${givenOf(project, sent)}) as deliverable`.execute(
    tx,
  );
  return rows[0]?.deliverable ?? null;
}
