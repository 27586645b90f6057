import type { Transaction } from 'kysely';
import { z } from 'zod';
import { callRows, callValue, typed } from '#app/platform/database/call-function.server.ts';
import { asActor } from '#app/platform/database/database.server.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import type { Counts, Outcome } from './backup-process.server.ts';

type Tx = Transaction<DB>;

const moment = z.string().transform((text) => new Date(text));
const counts = { rows: z.number(), files: z.number() };
const kind = z.enum(['backup', 'proof']);
const latestSchema = z.object({
  backup: z.object({ at: moment, bytes: z.number().nullable(), ...counts }).nullable(),
  proof: z.object({ at: moment, ...counts }).nullable(),
  failed: z.object({ kind, at: moment, error: z.string() }).nullable(),
  running: z.object({ kind, at: moment, ...counts }).nullable(),
});
export type LatestBackups = z.output<typeof latestSchema>;

/** The last back-up and the last proof that succeeded, a failure since, and what runs now. */
export const readLatestBackups = async (tx: Tx): Promise<LatestBackups> =>
  latestSchema.parse(await callValue(tx, 'private.latest_backups', {}));

export async function readBackup(id: string) {
  const [row] = await asActor({ kind: 'system' }, (tx) =>
    callRows(tx, 'private.read_backup', { id }),
  );
  return row;
}

/** Orders a back-up or a test restore of the newest one. */
export const orderBackup = (kind: 'backup' | 'proof') =>
  asActor({ kind: 'system' }, (tx) =>
    callValue(tx, 'private.order_backup', { kind }, typed<'ordered' | 'running' | 'missing'>()),
  );

export const noteBackup = (id: string, { rows, files }: Counts) =>
  asActor({ kind: 'system' }, (tx) => callValue(tx, 'private.note_backup', { id, rows, files }));

type Ending = { error: string | null; file?: string; bytes?: number };

export const endBackup = (id: string, ending: Ending) =>
  asActor({ kind: 'system' }, (tx) => callValue(tx, 'private.end_backup', { id, ...ending }));

/**
 * Records a back-up or a proof that this process, which is not the site, does itself. A failure is recorded as far as the
 * database can be written, and thrown.
 */
export async function recordedHere<Done extends Pick<Outcome, 'rows' | 'files' | 'name' | 'bytes'>>(
  kind: 'backup' | 'proof',
  file: string | null,
  work: () => Promise<Done>,
): Promise<Done> {
  const beganAt = new Date();
  const record = (ending: { error: string | null } & Partial<Outcome>) =>
    asActor({ kind: 'system' }, (tx) =>
      callValue(tx, 'private.record_backup', {
        ...{ kind, beganAt, error: ending.error, file: ending.name ?? file },
        ...{ bytes: ending.bytes ?? null, rows: ending.rows ?? 0, files: ending.files ?? 0 },
      }),
    );
  let done: Done;
  try {
    done = await work();
  } catch (error) {
    await record({ error: error instanceof Error ? error.message : String(error) }).catch(
      () => undefined,
    );
    throw error;
  }
  await record({ error: null, ...done });
  return done;
}
