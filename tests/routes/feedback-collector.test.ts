import { randomBytes, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '#app/paths.ts';
import { breadth } from '../breadth.ts';
import { sql } from './auth-posts.ts';
import { useBuiltSite } from './built-site.ts';
import {
  callCollector,
  entriesSaying,
  filesOf,
  multipart,
  PNG,
  payload,
} from './feedback-posts.ts';

/** The database is tried with 200 by its own tests. */
const AT_ONCE = breadth(40, 200);

const site = useBuiltSite();
const PRODUCT = 'https://app.doavya.example';
const OTHER = 'https://app.other.example';

/** 32 bytes in base64url. */
const SECRET = expect.stringMatching(/^[\w-]{43}$/);

let key = '';
beforeAll(async () => {
  await sql(
    `with projects as (
       insert into public.feedback_projects (key, name, allowed_origins, attachments_enabled)
       values ('doavya', 'Doavya', array[$1], true), ('other', 'Other', array[$2], false)
       returning id, key)
     insert into public.feedback_modules (project_id, key, name)
     select id, 'orders', 'Orders' from projects where key = 'doavya'`,
    PRODUCT,
    OTHER,
  );
  key = readFileSync(path.join(site().dataDir, 'publishable-key'), 'utf8').trim();
});

const call = (body: string | Buffer | object, headers: Record<string, string> = {}) =>
  callCollector(site(), key, body, headers);
const preflight = (origin: string) =>
  site().ask(endpoints.feedbackCollector, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization, content-type',
    },
  });

describe('a call of another product', () => {
  const doavya = (changed: Record<string, unknown> = {}) =>
    payload({ project_key: 'doavya', module_key: 'orders', ...changed });

  it('from a page of its own is allowed by the browser, stored, and answered with the follow-up link', async () => {
    const preflighted = await preflight(PRODUCT);
    expect(preflighted.status).toBe(204);
    expect(preflighted.headers).toMatchObject({
      'access-control-allow-origin': PRODUCT,
      'access-control-allow-methods': 'POST',
      'access-control-allow-headers': expect.stringContaining('authorization'),
      vary: expect.stringContaining('Origin'),
    });
    const verbatim = `De fora ${randomUUID()}`;
    const sent = await call(
      doavya({
        verbatim,
        contact_id: 'c-42',
        context: {
          url: `${PRODUCT}/x`,
          user_provided: { name: 'Rita', email: 'Rita@Casa.Example' },
        },
      }),
      { origin: PRODUCT },
    );
    expect(sent.status).toBe(200);
    expect(sent.headers).toMatchObject({
      'access-control-allow-origin': PRODUCT,
      'cache-control': 'no-store',
    });
    const { id, protocol, token } = JSON.parse(sent.text) as Record<string, string>;
    const [entry] = await entriesSaying(verbatim);
    expect(entry).toMatchObject({
      id,
      protocol,
      contact_id: null,
      contact_claim: 'c-42',
      author_email: 'rita@casa.example',
      context: { user_provided: { name: 'Rita', email: 'rita@casa.example' } },
    });
    expect((await site().ask(`/feedback/${token}`)).text).toContain(verbatim);
  });

  it('with an id is stored once for repeated calls', async () => {
    const id = '01890000-0000-7000-8000-00000000abcd';
    const body = doavya({ id });
    const [first, again] = [await call(body), await call(body)].map(({ text }) => JSON.parse(text));
    expect(first).toMatchObject({ id, token: SECRET });
    // A caller who knows the id learns only that it has arrived.
    expect(again).toEqual({ ...first, token: null });
    expect(await entriesSaying(body.verbatim)).toHaveLength(1);
  });

  it('with an id of any version is found under it, in its own spelling and in capitals', async () => {
    const id = randomUUID();
    const body = doavya({ id: id.toUpperCase() });
    expect(JSON.parse((await call(body)).text)).toMatchObject({ id, token: SECRET });
    expect(JSON.parse((await call({ ...body, id })).text)).toMatchObject({ id, token: null });
  });

  it('with its own secret gets it back; other calls do not', async () => {
    const secret = randomBytes(32).toString('base64url');
    const body = doavya({ id: randomUUID(), secret });
    const token = async (changed: object) =>
      JSON.parse((await call({ ...body, ...changed })).text).token as string | null;
    expect(await token({})).toBe(secret);
    expect(await token({})).toBe(secret);
    expect(await token({ secret: randomBytes(32).toString('base64url') })).toBeNull();
    expect(await token({ secret: undefined })).toBeNull();
    expect((await site().ask(`/feedback/${secret}`)).text).toContain(body.verbatim);
    const reused = await call(doavya({ secret }));
    expect([reused.status, JSON.parse(reused.text).error]).toEqual([
      422,
      expect.stringContaining('secret'),
    ]);
  });

  it('without an id is one entry with its copies, and a different one with any difference', async () => {
    const agent = () => ({ 'user-agent': sender });
    const sender = randomUUID();
    const same = doavya({ type: 'nps', score: 9, verbatim: `Igual ${sender}` });
    const answers = await Promise.all(Array.from({ length: 10 }, () => call(same, agent())));
    const notice = answers.map(
      ({ text }) => JSON.parse(text) as { id: string; token: string | null },
    );
    expect(new Set(notice.map(({ id }) => id)).size).toBe(1);
    expect(notice.filter(({ token }) => token)).toHaveLength(1);

    const ids = new Set<string>();
    const tokens = new Set<string | null>();
    const different = [
      {},
      { score: 1 },
      { module_key: null },
      { contact_id: 'c-1' },
      { severity: 'high' },
      { persona: 'admin' },
      { channel: 'email' },
      { type: 'csat', score: 1 },
      { context: { url: `${PRODUCT}/outra` } },
      { context: { ...same.context, path: '/outra' } },
      { context: { ...same.context, user_provided: { name: 'Ana' } } },
      { context: { ...same.context, user_provided: { name: 'Rita' } } },
      { context: { ...same.context, user_provided: { email: 'ana@casa.example' } } },
    ];
    for (const [place, changed] of different.entries()) {
      // Five an hour are let through for one sender; two of them differ in nothing but the field.
      const who = { 'user-agent': `${sender} ${Math.floor(place / 4)}` };
      const message = { ...same, verbatim: `Quase igual ${sender} ${Math.floor(place / 4)}` };
      const answer = await call({ ...message, ...changed }, who);
      const { id, token } = JSON.parse(answer.text) as { id: string; token: string | null };
      ids.add(id);
      tokens.add(token);
    }
    expect(ids.size).toBe(different.length);
    expect(tokens).not.toContain(null);
    expect(tokens.size).toBe(different.length);
    const stored = await entriesSaying(`Quase igual ${sender}`);
    expect(stored.map(({ id }) => id).sort()).toEqual([...ids].sort());
  });

  it('without an id differs by its files', async () => {
    const body = doavya({ verbatim: `Anexo igual ${randomUUID()}` });
    const agent = { 'user-agent': randomUUID(), origin: PRODUCT };
    const ids = new Set<string>();
    for (const [name, bytes] of [
      ['a.png', PNG],
      ['a.png', PNG],
      ['b.png', PNG],
      ['a.png', Buffer.concat([PNG, Buffer.from('x')])],
    ] as const) {
      const form = await multipart({ payload: JSON.stringify(body) }, [{ name, bytes }]);
      const sent = await call(form.body, { 'content-type': form.type, ...agent });
      ids.add((JSON.parse(sent.text) as { id: string }).id);
    }
    expect(ids.size).toBe(3);
  });

  it('from a page that the project does not list is kept from reading and from sending', async () => {
    const preflighted = await preflight('https://evil.example');
    expect(preflighted.headers['access-control-allow-origin']).toBeUndefined();
    for (const [origin, body] of [
      ['https://evil.example', doavya()],
      // Listed, but for another project.
      [OTHER, doavya()],
      ['null', doavya()],
      [PRODUCT, payload()],
    ] as const) {
      const sent = await call(body, { origin });
      expect([origin, sent.status]).toEqual([origin, 403]);
      expect(sent.headers['access-control-allow-origin']).toBeUndefined();
      expect(await entriesSaying(body.verbatim)).toEqual([]);
    }
  });

  it('accepts files as a form, within the same limits', async () => {
    const body = doavya({ verbatim: `Com arquivo ${randomUUID()}` });
    const files = [{ name: 'tela.png', bytes: PNG }];
    const form = await multipart({ payload: JSON.stringify(body) }, files);
    const sent = await call(form.body, { 'content-type': form.type, origin: PRODUCT });
    expect(sent.status).toBe(200);
    const [entry] = await entriesSaying(body.verbatim);
    expect(await filesOf(entry?.id ?? '')).toMatchObject([{ content_type: 'image/png' }]);

    const inJson = await call(doavya({ attachments: [{ name: 'a', data: 'aGk=' }] }));
    expect([inJson.status, JSON.parse(inJson.text).error]).toEqual([
      422,
      expect.stringContaining('multipart/form-data'),
    ]);
    const off = payload({ project_key: 'other', module_key: null });
    const without = await multipart({ payload: JSON.stringify(off) }, files);
    expect((await call(without.body, { 'content-type': without.type })).status).toBe(422);
  });

  it(`is limited: 5 of ${AT_ONCE} at once from one sender`, async () => {
    const agent = { 'user-agent': randomUUID() };
    const statuses = await Promise.all(
      Array.from({ length: AT_ONCE }, async () => (await call(doavya(), agent)).status),
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(AT_ONCE - 5);
  });
});
