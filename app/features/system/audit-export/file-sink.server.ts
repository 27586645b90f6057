import { open } from 'node:fs/promises';
import path from 'node:path';
import { makeFolder } from '#app/platform/files/make-folder.server.ts';
import { readLine } from './audit-chain.ts';
import type { AuditSink } from './audit-sink.ts';

/** More than one batch: what a crash can have left beyond the head. */
const TAIL_BYTES = 16 * 1024 * 1024;

/** The whole lines at the end of a file; one that a crash has cut is removed. */
async function lastLines(place: string): Promise<string[]> {
  const handle = await open(place, 'a+', 0o600);
  try {
    const { size } = await handle.stat();
    const from = Math.max(0, size - TAIL_BYTES);
    const tail = Buffer.alloc(size - from);
    await handle.read(tail, 0, tail.length, from);
    const end = tail.lastIndexOf('\n') + 1;
    if (end < tail.length) await handle.truncate(from + end);
    return tail.toString('utf8', 0, end).split('\n').filter(Boolean);
  } finally {
    await handle.close();
  }
}

/** One file on this machine that only grows. */
export function fileSink(place: string): AuditSink {
  return {
    async after({ number }) {
      makeFolder(path.dirname(place));
      return (await lastLines(place)).filter((text) => {
        const line = readLine(text);
        return typeof line !== 'string' && line.number > number;
      });
    },
    async append(lines) {
      const handle = await open(place, 'a', 0o600);
      try {
        await handle.appendFile(lines.map(({ text }) => `${text}\n`).join(''));
        await handle.sync();
      } finally {
        await handle.close();
      }
    },
  };
}
