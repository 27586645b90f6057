import { createReadStream } from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import { pipeline } from 'node:stream/promises';

type Answered = { status: number; etag: string };

/**
 * Sends `size` bytes of a file of this machine's disk as the body of a signed request; returns the status of the
 * response and its mark of the bytes. Piece by piece, as fast as the other side accepts it: `fetch` reads a blob of a
 * file whole into memory.
 */
export function putFile(
  { url, headers }: Request,
  { place, size, from = 0 }: { place: string; size: number; from?: number },
  signal: AbortSignal,
): Promise<Answered> {
  const { request } = url.startsWith('https:') ? https : http;
  return new Promise((resolve, reject) => {
    const sent = request(
      url,
      {
        method: 'PUT',
        headers: { ...Object.fromEntries(headers), 'content-length': String(size) },
        signal,
      },
      (answer) => {
        answer
          .once('error', reject)
          .once('end', () =>
            resolve({ status: answer.statusCode ?? 0, etag: answer.headers.etag ?? '' }),
          );
        answer.resume();
      },
    );
    sent.once('error', reject);
    const bytes = size > 0 ? createReadStream(place, { start: from, end: from + size - 1 }) : [];
    pipeline(bytes, sent).catch(reject);
  });
}
