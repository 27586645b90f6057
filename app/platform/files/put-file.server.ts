import { createReadStream } from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import { pipeline } from 'node:stream/promises';

/**
 * Sends a file of this machine's disk as the body of a signed request, and returns the status of the
 * response. Piece by piece, as fast as the other side accepts it: `fetch` reads a blob of a file whole into
 * memory.
 */
export function putFile(
  { url, headers }: Request,
  { place, size }: { place: string; size: number },
  signal: AbortSignal,
): Promise<number> {
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
        answer.once('error', reject).once('end', () => resolve(answer.statusCode ?? 0));
        answer.resume();
      },
    );
    sent.once('error', reject);
    pipeline(createReadStream(place), sent).catch(reject);
  });
}
