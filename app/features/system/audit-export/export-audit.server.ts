import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { callRows, callValue } from '#app/platform/database/call-function.server.ts';
import { asActor } from '#app/platform/database/database.server.ts';
import { settings } from '#app/platform/env.server.ts';
import type { ScheduledTask } from '#app/platform/jobs/schedule.server.ts';
import { type AuditLine, type ChainHead, faultAfter, nextLines, readLine } from './audit-chain.ts';
import type { AuditSink } from './audit-sink.ts';
import { bucketSink } from './bucket-sink.server.ts';
import { fileSink } from './file-sink.server.ts';
import { syslogSink } from './syslog-sink.server.ts';

const SYSTEM = { kind: 'system' } as const;
/** The lease of a process that was killed ends by then. */
const LEASE_SECONDS = 120;
const BATCH = 500;
/** After a failure, in milliseconds. */
const PAUSE_MS = 30_000;

/** This process among those that might export. */
const holder = randomUUID();

function sinkOf(url: string): AuditSink {
  if (url.startsWith('file:')) return fileSink(fileURLToPath(url));
  return url.startsWith('s3:') ? bucketSink(url) : syslogSink(url);
}

const note = (from: ChainHead, { number, hash }: ChainHead, seqs: readonly number[]) =>
  asActor(SYSTEM, (tx) =>
    callValue(tx, 'private.note_audit_lines', {
      holder,
      from: from.number,
      number,
      hash,
      seqs: [...seqs],
    }),
  );

/** Lines that were written before their process ended, checked as a reader would. */
function found(head: ChainHead, texts: readonly string[]): AuditLine[] {
  let last = head;
  return texts.map((text) => {
    const line = readLine(text);
    if (typeof line === 'string' || faultAfter(last, line)) {
      throw new Error('The exported records do not continue at the last line that was noted.');
    }
    last = line;
    return line;
  });
}

/** Exports one batch; false where nothing is left, or another process exports. */
async function exportBatch(sink: AuditSink): Promise<boolean> {
  const rows = await asActor(SYSTEM, (tx) =>
    callRows(tx, 'private.claim_audit_lines', { holder, seconds: LEASE_SECONDS, limit: BATCH }),
  );
  const [one] = rows;
  if (!one) return false;
  const head = { number: Number(one.lastNumber), hash: one.lastHash };
  const left = found(head, await sink.after(head));
  const end = left.at(-1);
  if (end) {
    await note(
      head,
      end,
      left.map(({ seq }) => seq),
    );
    return true;
  }
  const lines = nextLines(
    head,
    rows.flatMap(({ seq, entry }) => (entry ? [{ seq: Number(seq), entry: entry as object }] : [])),
  );
  if (lines.length > 0) await sink.append(lines);
  await note(
    head,
    lines.at(-1) ?? head,
    rows.map(({ seq }) => Number(seq)),
  );
  return rows.length === BATCH;
}

let started = false;
let pausedUntil = 0;

/** Writes what was added to the records of changes to AUDIT_EXPORT: one process at a time, in order. */
async function exportAudit(wanted: () => boolean): Promise<void> {
  const { AUDIT_EXPORT: url } = settings();
  if (!started) {
    await asActor(SYSTEM, (tx) =>
      callValue(tx, url ? 'private.start_audit_export' : 'private.end_audit_export', {}),
    );
    started = true;
  }
  if (!url || Date.now() < pausedUntil) return;
  try {
    const sink = sinkOf(url);
    while (wanted() && (await exportBatch(sink)));
  } catch (error) {
    pausedUntil = Date.now() + PAUSE_MS;
    throw error;
  }
}

export const auditTask: ScheduledTask = {
  name: 'audit-export',
  everyMs: 60_000,
  when: 'exists (select from private.audit_queue)',
  run: exportAudit,
};
