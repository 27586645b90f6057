import { setTimeout } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import { SaxesParser } from 'saxes';
import { putFile } from './put-file.server.ts';
import type { Storage } from './storage-interface.server.ts';

const READ_MS = 30_000;
/** For a file of any size, and more for each of its bytes: 200 MB over a line of 500 KB a second. */
const WRITE_MS = 60_000;
const WRITE_BYTES_PER_MS = 500;
const RETRIES = 2;
const FIRST_PAUSE_MS = 50;

/** The parts of an `s3://key:secret@host/bucket?region=…&tls=off`. */
function s3Place(url: string) {
  const { username, password, host, pathname, searchParams } = new URL(url);
  const bucket = pathname.replace(/^\/|\/$/g, '');
  const scheme = searchParams.get('tls') === 'off' ? 'http' : 'https';
  return {
    base: `${scheme}://${host}/${bucket}`,
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
    region: searchParams.get('region') ?? 'us-east-1',
  };
}

/** The keys of an answer to ListObjectsV2, and whether more follow. */
function listedKeys(xml: string): { keys: string[]; more: boolean } {
  const keys: string[] = [];
  const within: string[] = [];
  let more = false;
  const parser = new SaxesParser();
  parser.on('closetag', () => within.pop());
  parser.on('text', (text) => {
    if (within.at(-1) === 'Key') keys[keys.length - 1] += text;
    if (within.at(-1) === 'IsTruncated') more = text === 'true';
  });
  parser.on('opentag', ({ name }) => {
    within.push(name);
    if (name === 'Key') keys.push('');
  });
  parser.write(xml).close();
  return { keys, more };
}

/** Any S3-compatible service, by path-style addresses and signature version 4. */
export function s3Storage(url: string): Storage {
  const { base, accessKeyId, secretAccessKey, region } = s3Place(url);
  const client = new AwsClient({
    accessKeyId,
    secretAccessKey,
    region,
    service: 's3',
    retries: RETRIES,
  });
  const addressOf = (key: string) => `${base}/${key.split('/').map(encodeURIComponent).join('/')}`;
  const refused = (what: string, { status }: Pick<Response, 'status'>) =>
    new Error(`The storage answered ${status} to ${what}.`);
  return {
    async keep(key, file) {
      const { sha256, contentType, cacheControl } = file;
      for (let again = 0; ; again += 1) {
        const signed = await client.sign(addressOf(key), {
          method: 'PUT',
          headers: {
            'content-type': contentType,
            // The service compares the received bytes with the signed hash.
            'x-amz-content-sha256': sha256,
            ...(cacheControl && { 'cache-control': cacheControl }),
          },
        });
        const limit = AbortSignal.timeout(WRITE_MS + Math.ceil(file.size / WRITE_BYTES_PER_MS));
        const status = await putFile(signed, file, limit);
        if (status >= 200 && status < 300) return;
        if (status < 500 || again === RETRIES) throw refused('a file to keep', { status });
        await setTimeout(FIRST_PAUSE_MS * 2 ** again);
      }
    },
    async read(key) {
      // Until the response begins: how long the bytes take then is up to the reader.
      const waiting = new AbortController();
      const timer = globalThis.setTimeout(() => waiting.abort(), READ_MS);
      const answer = await client
        .fetch(addressOf(key), { signal: waiting.signal })
        .finally(() => clearTimeout(timer));
      if (answer.ok) return answer.body ?? undefined;
      await answer.body?.cancel();
      if (answer.status === 404) return undefined;
      throw refused('reading a file', answer);
    },
    async remove(key) {
      const answer = await client.fetch(addressOf(key), {
        method: 'DELETE',
        signal: AbortSignal.timeout(READ_MS),
      });
      await answer.body?.cancel();
      if (!answer.ok && answer.status !== 404) throw refused('removing a file', answer);
    },
    async *list() {
      let from = '';
      for (;;) {
        const query = new URLSearchParams({
          'list-type': '2',
          ...(from && { 'start-after': from }),
        });
        const answer = await client.fetch(`${base}?${query}`, {
          signal: AbortSignal.timeout(READ_MS),
        });
        const text = await answer.text();
        if (!answer.ok) throw refused('listing files', answer);
        const { keys, more } = listedKeys(text);
        yield* keys;
        from = keys.at(-1) ?? '';
        if (!more || from === '') return;
      }
    },
  };
}
