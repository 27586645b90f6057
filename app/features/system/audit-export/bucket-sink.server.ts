import { createHash, randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { s3Storage } from '#app/platform/files/s3-storage.server.ts';
import type { AuditSink } from './audit-sink.ts';

/** Its first line names an object, so that the same lines are stored once. Names sort as the lines do. */
const keyOf = (first: number) => `audit/${String(first).padStart(12, '0')}.jsonl`;

/** Objects of a bucket, one for each batch of lines. */
export function bucketSink(url: string): AuditSink {
  const bucket = s3Storage(url);
  return {
    async after({ number }) {
      const stored = await bucket.read(keyOf(number + 1));
      return stored ? (await text(stored)).split('\n').filter(Boolean) : [];
    },
    async append(lines) {
      const [first] = lines;
      if (!first) return;
      const bytes = Buffer.from(lines.map((line) => `${line.text}\n`).join(''));
      const place = path.join(tmpdir(), `forja-audit-${randomUUID()}`);
      await writeFile(place, bytes, { mode: 0o600, flag: 'wx' });
      try {
        const sha256 = createHash('sha256').update(bytes).digest('hex');
        await bucket.keep(keyOf(first.number), {
          ...{ place, size: bytes.length, sha256 },
          contentType: 'application/jsonl',
        });
      } finally {
        await rm(place, { force: true });
      }
    },
  };
}
