import { readdirSync, statSync } from 'node:fs';
import { request } from 'node:http';
import path from 'node:path';
import { vi } from 'vitest';
import { UNTIL } from '../patience.ts';
import type { Answer } from './ask.ts';
import { nextAddress, type Site } from './auth-posts.ts';

const TYPE = 'application/offset+octet-stream';
const encoded = (text: string) => Buffer.from(text).toString('base64');

type Whose = { cookie: string };

/** A request of the tus protocol, as a browser's script sends it. */
export function tus(
  site: Site,
  method: string,
  path: string,
  { cookie, headers = {}, body }: Whose & { headers?: Record<string, string>; body?: Buffer },
): Promise<Answer> {
  return site.ask(path, {
    method,
    headers: {
      ...{ 'tus-resumable': '1.0.0', origin: site.origin, 'x-forwarded-for': nextAddress() },
      ...(cookie && { cookie }),
      ...(body && { 'content-length': String(body.length) }),
      ...headers,
    },
    ...(body && { body }),
  });
}

/** Begins an upload; its address is in the answer. */
export const beginUpload = (
  site: Site,
  { cookie }: Whose,
  { project, size, name = 'logo.png' }: { project: string; size: number; name?: string },
) =>
  tus(site, 'POST', '/portal/cliente/envios', {
    cookie,
    headers: {
      'upload-length': String(size),
      'upload-metadata': `filename ${encoded(name)},project ${encoded(project)}`,
      'content-length': '0',
    },
  });

export const sendBytes = (
  site: Site,
  { cookie }: Whose,
  { at, offset, bytes }: { at: string; offset: number; bytes: Buffer },
) =>
  tus(site, 'PATCH', at, {
    cookie,
    headers: { 'upload-offset': String(offset), 'content-type': TYPE },
    body: bytes,
  });

/** Whether bytes of an upload lie on the disk of the site. */
const someCame = (dataDir: string) => {
  const folder = path.join(dataDir, 'uploads');
  return readdirSync(folder).some((name) => statSync(path.join(folder, name)).size > 0);
};

/** Sends some of the bytes that it says it would, and hangs up once some of them have come: what is cut
 * before anybody reads it is lost. */
export function hangUp(
  site: Site & { port: number; dataDir: string },
  { cookie }: Whose,
  { at, offset, bytes, of }: { at: string; offset: number; bytes: Buffer; of: number },
): Promise<void> {
  return new Promise((resolve) => {
    const sent = request({
      ...{ host: '127.0.0.1', port: site.port, path: at, method: 'PATCH', agent: false },
      headers: {
        ...{ host: `localhost:${site.port}`, origin: site.origin, cookie },
        ...{ 'tus-resumable': '1.0.0', 'upload-offset': String(offset), 'content-type': TYPE },
        'content-length': String(of),
      },
    });
    sent.on('error', () => resolve());
    sent.on('close', () => resolve());
    sent.write(bytes);
    void vi
      .waitFor(() => {
        if (!someCame(site.dataDir)) throw new Error('Nothing has come yet.');
      }, UNTIL)
      .finally(() => sent.destroy());
  });
}

export const offsetOf = async (site: Site, whose: Whose, at: string): Promise<number> =>
  Number((await tus(site, 'HEAD', at, whose)).headers['upload-offset']);
