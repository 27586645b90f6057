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

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<number> {
    const body = await buffer(request);
    if (down > 0) {
      down -= 1;
      return 503;
    }
    if (!isSigned(request)) return 403;
    const key = new URL(request.url ?? '/', 'http://bucket').pathname;
    if (!key.startsWith(`/${BUCKET.name}/`)) return 404;
    if (request.method === 'DELETE') {
      if (await happen('DELETE')) return 503;
      files.delete(key);
      return 204;
    }
    if (request.method === 'PUT') return keep(key, body, request.headers);
    const file = files.get(key);
    if (!file) return 404;
    response.setHeader('content-type', file.type);
    response.end(file.body);
    return 0;
  }

  const server = createServer((request, response) => {
    answer(request, response).then(
      (status) => status > 0 && response.writeHead(status).end(),
      () => response.destroy(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    /** A STORAGE_URL of it. */
    url: (secret = BUCKET.secretAccessKey, bucket = BUCKET.name) =>
      `s3://${BUCKET.accessKeyId}:${encodeURIComponent(secret)}@127.0.0.1:${port}/${bucket}?tls=off&region=sa-east-1`,
    files,
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
