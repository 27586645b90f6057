import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import { SaxesParser } from 'saxes';
import { putFile } from './put-file.server.ts';
import type { FileToKeep, Storage } from './storage-interface.server.ts';

const READ_MS = 30_000;
/** For a file of any size, and more for each of its bytes: 200 MB over a line of 500 KB a second. */
const WRITE_MS = 60_000;
const WRITE_BYTES_PER_MS = 500;
const RETRIES = 2;
const FIRST_PAUSE_MS = 50;
/** A larger file is sent in parts: services take no more than 5 GB at once. A file has at most 10,000 parts. */
const WHOLE_BYTES = 1024 ** 3;
const PART_BYTES = 64 * 1024 ** 2;

type Bytes = ReadableStream<Uint8Array>;

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

/** The texts of the elements of these names, in their order. */
function textsOf(xml: string, ...names: string[]): { name: string; text: string }[] {
  const found: { name: string; text: string }[] = [];
  const within: string[] = [];
  const parser = new SaxesParser();
  parser.on('closetag', () => within.pop());
  parser.on('text', (text) => {
    const last = found.at(-1);
    if (last && within.at(-1) === last.name) last.text += text;
  });
  parser.on('opentag', ({ name }) => {
    within.push(name);
    if (names.includes(name)) found.push({ name, text: '' });
  });
  parser.write(xml).close();
  return found;
}

/** The keys of an answer to ListObjectsV2, and whether more follow. */
function listedKeys(xml: string): { keys: string[]; more: boolean } {
  const texts = textsOf(xml, 'Key', 'IsTruncated');
  return {
    keys: texts.flatMap(({ name, text }) => (name === 'Key' ? [text] : [])),
    more: texts.some(({ name, text }) => name === 'IsTruncated' && text === 'true'),
  };
}

async function hashOf(place: string, from: number, size: number): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(place, { start: from, end: from + size - 1 })) {
    hash.update(chunk as Buffer);
  }
  return hash.digest('hex');
}

/** The line failed: it may be tried again. What has taken too long is no such fault. */
const isLineFault = (error: unknown) =>
  ['ECONNRESET', 'ECONNREFUSED', 'EPIPE', 'ERR_STREAM_PREMATURE_CLOSE'].includes(
    String((error as NodeJS.ErrnoException).code),
  );

/** Any S3-compatible service, by path-style addresses and signature version 4. */
export function s3Storage(
  url: string,
  { wholeBytes = WHOLE_BYTES, partBytes = PART_BYTES } = {},
): Storage {
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

  type Part = { place: string; size: number; from?: number; sha256: string };
  /** Sends bytes of a file, again after a moment where the service or the line has failed; returns their mark. */
  async function put(address: string, bytes: Part, headers: Record<string, string>) {
    for (let again = 0; ; again += 1) {
      const signed = await client.sign(address, {
        method: 'PUT',
        // The service compares the received bytes with the signed hash.
        headers: { ...headers, 'x-amz-content-sha256': bytes.sha256 },
      });
      const limit = AbortSignal.timeout(WRITE_MS + Math.ceil(bytes.size / WRITE_BYTES_PER_MS));
      try {
        const { status, etag } = await putFile(signed, bytes, limit);
        if (status >= 200 && status < 300) return etag;
        if (status < 500 || again === RETRIES) throw refused('a file to keep', { status });
      } catch (error) {
        if (again === RETRIES || !isLineFault(error)) throw error;
      }
      await setTimeout(FIRST_PAUSE_MS * 2 ** again);
    }
  }

  /** Begins to read a file, or to read on in one that has not changed. */
  async function get(key: string, headers: Record<string, string> = {}) {
    // Until the response begins: how long the bytes take then is up to the reader.
    const waiting = new AbortController();
    const timer = globalThis.setTimeout(() => waiting.abort(), READ_MS);
    const answer = await client
      .fetch(addressOf(key), { headers, signal: waiting.signal })
      .finally(() => clearTimeout(timer));
    if (answer.ok) return answer;
    await answer.body?.cancel();
    if (answer.status === 404) return undefined;
    throw refused('reading a file', answer);
  }

  /** All bytes of a file; where the line breaks they are read on from there. */
  async function* bytesOf(key: string, first: Response): AsyncGenerator<Uint8Array> {
    const etag = first.headers.get('etag');
    let answer: Response | undefined = first;
    let received = 0;
    for (let again = 0; ; again += 1) {
      try {
        for await (const chunk of (answer?.body ?? []) as AsyncIterable<Uint8Array>) {
          received += chunk.length;
          yield chunk;
        }
        return;
      } catch (error) {
        if (again === RETRIES || !etag) throw error;
      }
      await setTimeout(FIRST_PAUSE_MS * 2 ** again);
      answer = await get(key, { range: `bytes=${received}-`, 'if-match': etag });
      if (answer?.status !== 206) throw refused('reading on in a file', answer ?? { status: 404 });
    }
  }

  async function order(address: string, method: 'POST' | 'DELETE', more: RequestInit = {}) {
    const signal = AbortSignal.timeout(WRITE_MS);
    const answer = await client.fetch(address, { method, signal, ...more });
    const text = await answer.text();
    // A service may answer 200 before it has put the parts together, and then say that it could not.
    if (!answer.ok || text.includes('<Error>')) throw refused('a file in parts', answer);
    return text;
  }

  async function keepInParts(address: string, file: FileToKeep, headers: Record<string, string>) {
    const begun = await order(`${address}?uploads=`, 'POST', { headers });
    const id = encodeURIComponent(textsOf(begun, 'UploadId')[0]?.text ?? '');
    try {
      const parts: string[] = [];
      for (let from = 0; from < file.size; from += partBytes) {
        const size = Math.min(partBytes, file.size - from);
        const sha256 = await hashOf(file.place, from, size);
        const number = parts.length + 1;
        const bytes = { place: file.place, from, size, sha256 };
        const etag = await put(`${address}?partNumber=${number}&uploadId=${id}`, bytes, {});
        parts.push(`<Part><PartNumber>${number}</PartNumber><ETag>${etag}</ETag></Part>`);
      }
      const body = `<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`;
      await order(`${address}?uploadId=${id}`, 'POST', { body });
    } catch (error) {
      // The service would keep the parts, and ask money for them. That this fails too is not the cause.
      await order(`${address}?uploadId=${id}`, 'DELETE').catch(() => undefined);
      throw error;
    }
  }

  return {
    async keep(key, file) {
      const headers = {
        'content-type': file.contentType,
        ...(file.cacheControl && { 'cache-control': file.cacheControl }),
      };
      if (file.size > wholeBytes) await keepInParts(addressOf(key), file, headers);
      else await put(addressOf(key), file, headers);
    },
    async read(key) {
      const answer = await get(key);
      return answer && (Readable.toWeb(Readable.from(bytesOf(key, answer))) as Bytes);
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
