import { createHash, createHmac } from 'node:crypto';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export const BUCKET = { accessKeyId: 'AKTEST', secretAccessKey: 'a/secret+key', name: 'files' };

const hash = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, data: string) =>
  createHmac('sha256', key).update(data).digest();

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Signature version 4, reckoned again from what arrived. */
function isSigned(request: IncomingMessage): boolean {
  const given = AUTHORIZATION.exec(request.headers.authorization ?? '');
  if (!given) return false;
  const [, keyId, day = '', region = '', names = '', signature] = given;
  const moment = String(request.headers['x-amz-date']);
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://bucket');
  const canonical = [
    request.method,
    pathname,
    searchParams.toString(),
    ...names.split(';').map((name) => `${name}:${String(request.headers[name]).trim()}`),
    '',
    names,
    request.headers['x-amz-content-sha256'],
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const toSign = ['AWS4-HMAC-SHA256', moment, scope, hash(canonical)].join('\n');
  const key = [region, 's3', 'aws4_request'].reduce<Buffer>(
    hmac,
    hmac(`AWS4${BUCKET.secretAccessKey}`, day),
  );
  const fresh = moment.startsWith(day) && names.split(';').includes('host');
  const wanted = createHmac('sha256', key).update(toSign).digest('hex');
  return keyId === BUCKET.accessKeyId && fresh && signature === wanted;
}

/**
 * A bucket of an S3-compatible service, as far as this product uses one. It believes no signature
 * that it has not reckoned itself, and takes no body but the one that was signed.
 */
export async function openBucket() {
  const files = new Map<string, { body: Buffer; type: string; cache: string | undefined }>();
  let down = 0;
  /** Called once, when a file has been kept, or before one is removed. */
  let next: { method: 'PUT' | 'DELETE'; act: () => Promise<unknown> } | undefined;
  const happen = async (method: 'PUT' | 'DELETE') => {
    if (next?.method !== method) return false;
    const { act } = next;
    next = undefined;
    await act();
    return true;
  };

  async function keep(key: string, body: Buffer, headers: IncomingHttpHeaders): Promise<number> {
    if (headers['content-length'] === undefined) return 411;
    if (headers['x-amz-content-sha256'] !== hash(body)) return 400;
    const { 'content-type': type = '', 'cache-control': cache } = headers;
    files.set(key, { body, type, cache });
    await happen('PUT');
    return 200;
  }

  /** Uploads in parts, and what each has so far, by number. */
  const uploads = new Map<string, Map<number, Buffer>>();
  const inParts = (
    { method, headers }: IncomingMessage,
    key: string,
    query: URLSearchParams,
    body: Buffer,
  ): number | string => {
    if (query.has('uploads')) {
      const id = `upload/${uploads.size + 1}`;
      uploads.set(id, new Map());
      return `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`;
    }
    const id = query.get('uploadId') ?? '';
    const parts = uploads.get(id);
    if (!parts) return 404;
    if (method === 'PUT') {
      if (headers['x-amz-content-sha256'] !== hash(body)) return 400;
      parts.set(Number(query.get('partNumber')), body);
      return 200;
    }
    uploads.delete(id);
    if (method === 'DELETE') return 204;
    const named = [...body.toString('utf8').matchAll(/<PartNumber>(\d+)<[^"]+"([0-9a-f]{64})"/g)];
    const wanted = named.map(([, number, mark]) => {
      const part = parts.get(Number(number));
      return part && hash(part) === mark ? part : undefined;
    });
    if (wanted.length !== parts.size || wanted.includes(undefined)) return 400;
    files.set(key, { body: Buffer.concat(wanted as Buffer[]), type: '', cache: undefined });
    return '<CompleteMultipartUploadResult/>';
  };

  /** At most a thousand keys, in their order, as ListObjectsV2 gives them. */
  const listOf = (query: URLSearchParams) => {
    const after = query.get('start-after') ?? '';
    const keys = [...files.keys()]
      .map((key) => decodeURIComponent(key.slice(BUCKET.name.length + 2)))
      .sort()
      .filter((key) => key > after);
    const shown = keys
      .slice(0, 1000)
      .map((key) => `<Contents><Key>${escaped(key)}</Key></Contents>`);
    return `<ListBucketResult><IsTruncated>${keys.length > 1000}</IsTruncated>${shown.join('')}</ListBucketResult>`;
  };

  /** The bytes of a file, from a place on where that is asked for, else a status. */
  function read(key: string, { headers }: IncomingMessage, response: ServerResponse) {
    const file = files.get(key);
    if (!file) return 404;
    const etag = `"${hash(file.body)}"`;
    response.setHeader('content-type', file.type).setHeader('etag', etag);
    const [, from] = /^bytes=(\d+)-$/.exec(headers.range ?? '') ?? [];
    if (from === undefined) return file.body;
    if (headers['if-match'] !== etag) return 412;
    response.statusCode = 206;
    return file.body.subarray(Number(from));
  }

  /** The body of an answer, else its status. */
  async function answerOf(request: IncomingMessage, response: ServerResponse, body: Buffer) {
    const { pathname: key, searchParams: query } = new URL(request.url ?? '/', 'http://bucket');
    if (key === `/${BUCKET.name}` && query.has('list-type')) return listOf(query);
    if (!key.startsWith(`/${BUCKET.name}/`)) return 404;
    if (query.has('uploads') || query.has('uploadId')) {
      response.setHeader('etag', `"${hash(body)}"`);
      return inParts(request, key, query, body);
    }
    if (request.method === 'DELETE') {
      if (await happen('DELETE')) return 503;
      files.delete(key);
      return 204;
    }
    if (request.method === 'PUT') return keep(key, body, request.headers);
    return read(key, request, response);
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request);
    let answered: Buffer | string | number = 503;
    if (down > 0) down -= 1;
    else answered = isSigned(request) ? await answerOf(request, response, body) : 403;
    if (typeof answered === 'number') response.writeHead(answered).end();
    else response.end(answered);
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    /** A STORAGE_URL of it. */
    url: (secret = BUCKET.secretAccessKey, bucket = BUCKET.name) =>
      `s3://${BUCKET.accessKeyId}:${encodeURIComponent(secret)}@127.0.0.1:${port}/${bucket}?tls=off&region=sa-east-1`,
    files,
    /** Uploads in parts that were neither completed nor aborted. */
    uploads,
    /** Does something once a file has been kept, or in place of removing one. */
    once: (method: 'PUT' | 'DELETE', act: () => Promise<unknown>) => {
      next = { method, act };
    },
    /** The next answers are 503. */
    failTimes: (times: number) => {
      down = times;
    },
    close: () => {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
