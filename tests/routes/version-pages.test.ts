import { randomUUID } from 'node:crypto';
import { imageSize } from 'image-size';
import { beforeAll, expect, it, vi } from 'vitest';
import pt from '#app/areas/portal/locales/pt-BR.json' with { type: 'json' };
import { pdfOf } from '../../tools/demo/sample-pdf.ts';
import { UNTIL } from '../patience.ts';
import { nextAddress, post, sql } from './auth-posts.ts';
import { useBuiltSite } from './built-site.ts';
import { multipart, PNG } from './feedback-posts.ts';
import { letIn, type Project, someProject } from './project-rows.ts';
import { beginUpload, sendBytes } from './resumable.ts';
import { type SignedIn, signedIn, visit } from './staff.ts';

const site = useBuiltSite();
const people = {} as Record<'manager' | 'owner' | 'finance' | 'other', SignedIn>;
let ours: Project;

beforeAll(async () => {
  people.manager = await signedIn(site(), 'manager');
  for (const who of ['owner', 'finance', 'other'] as const)
    people[who] = await signedIn(site(), null);
  ours = await someProject();
  for (const who of ['owner', 'finance'] as const) await letIn(ours, people[who].id, who);
});

type Sent = { id: string; deliverable: string; drawing: string; pages: number | null };

/** A version once the job has looked at it. */
const lookedAt = (key: string) =>
  vi.waitFor(async () => {
    const [row] = await sql<Sent>(
      `select id, deliverable_id as deliverable, drawing, pages from public.deliverable_versions
       where id = $1 and drawing <> 'waiting'`,
      key,
    );
    if (!row) throw new Error('Nobody has looked at it.');
    return row;
  }, UNTIL);

/** Sends a file as a version, and waits until the job has looked at it. */
async function sent(name: string, bytes: Buffer): Promise<Sent & { at: string }> {
  const key = randomUUID();
  const form = await multipart(
    {
      ...{ intent: 'version', key, deliverable: '', title: `Entrega ${name}`, position: '4' },
      ...{ link: '', changes: '' },
    },
    [{ name, bytes }],
  );
  const { status } = await site().ask(`/admin/projects/${ours.id}`, {
    method: 'POST',
    headers: {
      ...{ 'content-type': form.type, 'content-length': String(form.body.length) },
      ...{ origin: site().origin, cookie: people.manager.cookie, 'x-forwarded-for': nextAddress() },
    },
    body: form.body,
  });
  expect(status).toBe(200);
  const version = await lookedAt(key);
  return { ...version, at: `/portal/cliente/entregas/${version.deliverable}` };
}

const pictures = (html: string) =>
  [...html.matchAll(/<img [^>]*src="(\/portal\/cliente\/entregas\/[^"]+)"[^>]*>/gi)].map(
    ([tag, src = '']) => ({ tag, src: src.replaceAll('&amp;', '&') }),
  );

it('pages of a PDF show on its page, each signed for its viewer', async () => {
  const { at, pages } = await sent('tela.pdf', pdfOf([{ text: 'Um' }, { text: 'Dois' }]));
  expect(pages).toBe(2);
  const page = await visit(site(), at, people.owner.cookie);
  const visible = pictures(page.text);
  expect(visible).toHaveLength(2);
  const [one, two] = visible;
  expect(one?.tag).toMatch(/width="1400" height="1981"/);
  expect(one?.tag).toContain('tela.pdf, página 1 de 2');
  expect([one?.tag.includes('lazy'), two?.tag.includes('lazy')]).toEqual([false, true]);
  const picture = await visit(site(), one?.src ?? '', people.owner.cookie);
  expect([picture.status, picture.headers['content-type']]).toEqual([200, 'image/png']);
  expect(imageSize(picture.raw)).toMatchObject({ width: 700 });
  for (const who of ['finance', 'other'] as const) {
    expect((await visit(site(), one?.src ?? '', people[who].cookie)).status).toBe(404);
  }
});

it('what cannot be drawn says so, and is still fetched', async () => {
  const locked = await sent('fechado.pdf', pdfOf([{}], { locked: true }));
  const broken = await sent('quebrado.pdf', Buffer.from('%PDF-1.4\n%%EOF\n'));
  expect([locked.drawing, broken.drawing]).toEqual(['locked', 'broken']);
  for (const [{ at }, words] of [
    [locked, pt.look.locked.state],
    [broken, pt.look.broken.state],
  ] as const) {
    const { text } = await visit(site(), at, people.owner.cookie);
    expect([text.includes(words), pictures(text).length]).toEqual([true, 0]);
    expect(text).toMatch(/href="\/portal\/cliente\/entregas\/arquivos\//);
  }
});

it('a version is uploaded in parts, by staff alone, and inspected like any other file', async () => {
  const bytes = pdfOf([{}]);
  const started = await beginUpload(site(), people.manager, {
    ...{ project: ours.id, size: bytes.length, name: 'pedaços.pdf' },
  });
  const upload = started.headers.location ?? '';
  const key = randomUUID();
  const fields = {
    ...{ intent: 'version', place: `${ours.id}/`, key, deliverable: '', title: 'Aos pedaços' },
    ...{ position: '4', link: '', changes: 'Tudo.', holds: 'on' },
  };
  const accept = (who: SignedIn, given = fields) =>
    post(site(), upload, given, { cookie: who.cookie });
  expect(JSON.parse((await accept(people.manager)).text)).toEqual({ why: 'cut' });
  await sendBytes(site(), people.manager, { at: upload, offset: 0, bytes });
  expect((await accept(people.owner)).status).toBe(404);
  expect(JSON.parse((await accept(people.manager, { ...fields, title: ' ' })).text)).toEqual({
    why: 'unnamed',
  });
  // Asked twice it is one.
  for (const _ of [1, 2]) {
    const { status, text } = await accept(people.manager);
    expect([status, JSON.parse(text)]).toEqual([200, { version: key }]);
  }
  const version = await lookedAt(key);
  expect(version).toMatchObject({ drawing: 'drawn', pages: 1 });
  // People of the client send no versions, whatever they have uploaded.
  const own = await beginUpload(site(), people.owner, { project: ours.id, size: bytes.length });
  await sendBytes(site(), people.owner, { at: own.headers.location ?? '', offset: 0, bytes });
  const stolen = { ...fields, key: randomUUID() };
  const refused = await post(site(), own.headers.location ?? '', stolen, {
    cookie: people.owner.cookie,
  });
  expect(refused.status).toBe(403);
  // Nothing else than what a deliverable may be.
  const zip = Buffer.from('504b030414000000', 'hex');
  const wrong = await beginUpload(site(), people.manager, { project: ours.id, size: zip.length });
  await sendBytes(site(), people.manager, {
    at: wrong.headers.location ?? '',
    offset: 0,
    bytes: zip,
  });
  const unfit = await post(site(), wrong.headers.location ?? '', stolen, {
    cookie: people.manager.cookie,
  });
  expect(JSON.parse(unfit.text)).toEqual({ why: 'unfit' });
});

it('a comment is pinned to a place without a script, by pressing the picture or by numbers', async () => {
  const { at, id } = await sent('tela.png', PNG);
  const { cookie } = people.owner;
  const point = `${at}?versao=1&apontar=1`;
  expect((await visit(site(), at, cookie)).text).toContain('apontar=1');
  const form = await visit(site(), point, cookie);
  expect(form.text).toMatch(/type="image"[^>]*name="narrow"/);
  const fields = { intent: 'pin', id: randomUUID(), version: id, page: '1', tall: '1.5' };
  const pressed = { 'wide.x': '160', 'wide.y': '480', x: '', y: '', body: 'Maior aqui?' };
  const placed = await post(site(), point, { ...fields, ...pressed }, { cookie });
  expect(placed.status).toBe(200);
  expect(placed.text).toContain(pt.point.placed);
  expect(placed.text).toContain('value="25.0"');
  expect(placed.text).toContain('value="50.0"');
  expect(placed.text).toContain('Maior aqui?');
  // From the keyboard the corner is pressed: the numbers are kept.
  const corner = { 'narrow.x': '0', 'narrow.y': '0', x: '10', y: '90', body: 'Aqui.' };
  expect((await post(site(), point, { ...fields, ...corner }, { cookie })).text).toContain(
    'value="10"',
  );
  const nowhere = await post(
    site(),
    point,
    { ...fields, x: '', y: '101', body: 'Aqui.' },
    { cookie },
  );
  expect([nowhere.status, nowhere.text.includes(pt.point.none)]).toEqual([422, true]);
  const message = { ...fields, x: '25.0', y: '50.0', body: 'Maior aqui?' };
  expect((await post(site(), point, message, { cookie })).headers.location).toContain('done=said');
  const { text } = await visit(site(), at, cookie);
  expect(text).toContain('aria-label="Ponto 1: comentário de');
  expect(text).toContain('<svg x="25.00%" y="50.00%"');
  expect(text).toMatch(new RegExp(`id="dito-${fields.id}"`));
  // Staff read it where they work, and answer there.
  const admin = `/admin/projects/${ours.id}`;
  const before = (await visit(site(), admin, people.manager.cookie)).text;
  expect([before.includes('Maior aqui?'), before.includes('Ponto 1, página 1')]).toEqual([
    true,
    true,
  ]);
  const reply = { intent: 'answer', key: randomUUID(), version: id, body: 'Sim, maior.' };
  expect((await post(site(), admin, reply, { cookie: people.manager.cookie })).status).toBe(200);
  expect((await visit(site(), at, cookie)).text).toContain('Sim, maior.');
  // Finance reads and points at nothing.
  const finance = await visit(site(), point, people.finance.cookie);
  expect([finance.status, finance.text.includes('type="image"')]).toEqual([200, false]);
  const refused = await post(
    site(),
    point,
    { ...message, id: randomUUID() },
    { cookie: people.finance.cookie },
  );
  expect(refused.status).toBe(404);
});
