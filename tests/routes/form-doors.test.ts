import { expect, it } from 'vitest';
import { ownerSql } from '../../database/testing/scratch-database.ts';
import type { Answer } from './ask.ts';
import { useBuiltSite } from './built-site.ts';
import { type LeadPost, leadId, leadPost } from './lead-post.ts';

/*
 * A form is answered before React Router, and by React Router where the address is ends in a slash. Both send the
 * same response to the same post.
 */

const site = useBuiltSite();

const DOORS = { server: '/projeto/enviar', router: '/projeto/enviar/' };

const NUMBER = /[\dA-Z]{4}-[\dA-Z]{4}/g;

/** A response without what differs between any two. */
const told = ({ status, headers, text }: Answer) => ({
  status,
  location: headers.location?.replace(NUMBER, 'NUMBER'),
  type: headers['content-type'],
  cache: headers['cache-control'],
  policy: String(headers['content-security-policy']).replace(/nonce-[^']+/g, 'nonce'),
  frame: headers['x-frame-options'],
  allow: headers.allow,
  text: text
    .replace(/nonce="[^"]+"/g, 'nonce')
    .replace(NUMBER, 'NUMBER')
    .replaceAll(DOORS.router, DOORS.server),
});

type Given = Omit<LeadPost, 'origin'> & { origin?: string; body?: string };

async function throughBoth(given: () => Given) {
  const send = (address: string) => {
    const { body, ...rest } = given();
    const post = leadPost({ origin: site().origin, ...rest });
    if (body === undefined) return site().ask(address, post);
    const headers = { ...post.headers, 'content-length': String(Buffer.byteLength(body)) };
    return site().ask(address, { ...post, headers, body });
  };
  const server = told(await send(DOORS.server));
  expect(told(await send(DOORS.router))).toEqual(server);
  return server;
}

const JSON_WANTED = { accept: 'application/json' };

it.each<[string, number, () => Given]>([
  ['accepted', 303, () => ({ fields: { lead: leadId(), session: leadId() } })],
  [
    'accepted, for a script',
    200,
    () => ({ fields: { lead: leadId(), session: leadId() }, headers: JSON_WANTED }),
  ],
  ['a missing answer', 422, () => ({ answers: { email: '' } })],
  [
    'a wrong answer, for a script',
    422,
    () => ({ answers: { email: 'ana' }, headers: JSON_WANTED }),
  ],
  ['a mistyped domain', 422, () => ({ answers: { email: 'ana@gmial.com' } })],
  ['no form at all', 422, () => ({ body: '' })],
  ['another type', 422, () => ({ body: '{}', headers: { 'content-type': 'application/json' } })],
  ['another origin', 403, () => ({ origin: 'https://elsewhere.example' })],
  ['too many bytes', 413, () => ({ body: 'a='.padEnd(2_000_000, 'x') })],
  ['a name that is none', 422, () => ({ fields: { __proto__x: 'x', 'a[constructor]': 'x' } })],
])('%s', async (_, status, given) => {
  expect(await throughBoth(given)).toMatchObject({ status });
});

it('too many from one visitor', async () => {
  const fields = () => ({ session: 'one-visitor', lead: leadId() });
  const post = () => leadPost({ origin: site().origin, fields: fields() });
  let sent = 0;
  while ((await site().ask(DOORS.server, post())).status !== 429) {
    sent += 1;
    expect(sent).toBeLessThan(100);
  }
  expect(await throughBoth(() => ({ fields: fields() }))).toMatchObject({ status: 429 });
  expect(await throughBoth(() => ({ fields: fields(), headers: JSON_WANTED }))).toMatchObject({
    status: 429,
  });
});

it('without an active form', async () => {
  await ownerSql(`update public.qualification_forms set is_active = false`);
  expect(await throughBoth(() => ({}))).toMatchObject({ status: 409 });
});
