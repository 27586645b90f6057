import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import pt from '#app/areas/site/crash/locales/pt-BR.json' with { type: 'json' };
import { adminPath, endpointPath, portalPaths } from '#app/paths.ts';
import { nextAddress, sql } from './auth-posts.ts';
import { useBuiltSite } from './built-site.ts';
import { signedIn } from './staff.ts';

/* Posts with files: malformed ones of signed-in users, and how many are read from anonymous visitors. */

const site = useBuiltSite();

const MULTIPART = 'multipart/form-data; boundary=cut';
const part = (name: string) =>
  `--cut\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n1\r\n`;

const send = (address: string, body: string, cookie: string) =>
  site().ask(address, {
    method: 'POST',
    headers: {
      'content-type': MULTIPART,
      'content-length': String(Buffer.byteLength(body)),
      origin: site().origin,
      'x-forwarded-for': nextAddress(),
      cookie,
    },
    body,
  });

const SOME_ID = '01890000-0000-7000-8000-000000000001';
const takesFiles: [who: 'superadmin' | null, addresses: string[]][] = [
  [
    'superadmin',
    [
      ...[adminPath('logoUpload'), adminPath('logo', { id: SOME_ID })],
      ...[adminPath('contactsImport'), adminPath('messageFiles'), adminPath('ticketFiles')],
      ...[adminPath('newInvoice'), adminPath('invoice', { id: SOME_ID })],
      adminPath('clientProject', { id: SOME_ID }),
    ],
  ],
  [null, [portalPaths.files, portalPaths.newTicket, `${portalPaths.files}/${SOME_ID}`]],
];

it.each(takesFiles)('odd shapes are refused to %s where files are taken', async (role, own) => {
  const { cookie } = await signedIn(site(), role);
  const file = (bytes: string) =>
    `--cut\r\ncontent-disposition: form-data; name="file"; filename="a.bin"\r\n\r\n${bytes}\r\n`;
  const shapes = [
    part('x[10000000]'),
    part('answers.__proto__.admin'),
    `${part('a').repeat(4100)}`,
    `--cut\r\ncontent-disposition: form-data; name="file[99999]"; filename="a"\r\n\r\n1\r\n`,
    `--cut\r\n${'x'.repeat(50_000)}`,
    file('1').slice(0, -10),
    file('1').repeat(200),
  ];
  for (const address of own) {
    for (const body of shapes) {
      const { status } = await send(address, `${body}--cut--`, cookie);
      expect([address, body.slice(0, 90), status >= 400 && status < 500]).toEqual([
        address,
        body.slice(0, 90),
        true,
      ]);
    }
    // One of the size that files have is read, and answered by the screen.
    const { text } = await send(address, `${file('x'.repeat(300_000))}--cut--`, cookie);
    expect([address, text.includes(pt.refusedPost.large.title)]).toEqual([address, false]);
  }
  const crashes = await sql('select id from public.crash_reports');
  expect(crashes).toEqual([]);
  expect(readdirSync(path.join(site().dataDir, 'uploads'))).toEqual([]);
});

it('files of a network are read up to a limit, which is asked before', async () => {
  const neighbour = { 'x-forwarded-for': '203.0.113.78' };
  const body = `${part('outro')}--cut--`;
  // Of an unknown length, each counts as the largest that there is.
  const upload = (headers: Record<string, string>) =>
    site().ask(endpointPath('feedbackSubmit', 'pt-BR'), {
      method: 'POST',
      headers: { 'content-type': MULTIPART, origin: site().origin, ...headers },
      body,
    });
  const unknown = { ...neighbour, 'transfer-encoding': 'chunked' };
  const statuses: number[] = [];
  for (let turn = 0; turn < 6; turn += 1) statuses.push((await upload(unknown)).status);
  expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
  const small = { ...neighbour, 'content-length': String(body.length) };
  expect((await upload(small)).status).toBe(422);
  expect((await upload({ ...unknown, 'x-forwarded-for': '198.18.7.8' })).status).toBe(422);
});
