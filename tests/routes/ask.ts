import {
  type ClientRequest,
  type IncomingHttpHeaders,
  type OutgoingHttpHeaders,
  request,
} from 'node:http';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';

export type Ask = { method?: string; headers?: OutgoingHttpHeaders; body?: string | Buffer };

export type Answer = {
  status: number;
  headers: IncomingHttpHeaders;
  /** As it came over the wire. */
  raw: Buffer;
  /** Decoded. */
  text: string;
};

const DECODERS: Record<string, (body: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  zstd: zstdDecompressSync,
};

function decoded(raw: Buffer, encoding: string | undefined): string {
  const decode = encoding ? DECODERS[encoding] : undefined;
  return (raw.byteLength > 0 && decode ? decode(raw) : raw).toString('utf8');
}

/** Sends a prepared request and gathers its answer. */
export function collect(sent: ClientRequest, body?: string | Buffer): Promise<Answer> {
  return new Promise((resolve, reject) => {
    sent.once('error', reject);
    sent.once('response', (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.once('error', reject);
      response.once('end', () => {
        const raw = Buffer.concat(parts);
        const text = decoded(raw, response.headers['content-encoding']);
        resolve({ status: response.statusCode ?? 0, headers: response.headers, raw, text });
      });
    });
    sent.end(body);
  });
}

/**
 * One request to a loopback port: the address is sent as it is written (`fetch` would tidy it up),
 * any header may be set (`Host` too), and no redirect is followed.
 */
export function ask(port: number, path: string, options: Ask = {}): Promise<Answer> {
  const { method = 'GET', headers = {}, body } = options;
  const given = { host: `localhost:${port}`, ...headers };
  return collect(
    request({ host: '127.0.0.1', port, path, method, headers: given, agent: false }),
    body,
  );
}
