import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { adminPath } from '#app/paths.ts';
import { nextAddress, sql } from './auth-posts.ts';
import { useBuiltSite } from './built-site.ts';
import { multipart } from './feedback-posts.ts';
import { type SignedIn, signedIn, visit } from './staff.ts';

const site = useBuiltSite();
const staff = {} as Record<'manager' | 'viewer' | 'client', SignedIn>;
beforeAll(async () => {
  staff.manager = await signedIn(site(), 'manager');
  staff.viewer = await signedIn(site(), 'viewer');
  staff.client = await signedIn(site(), null);
});

const pdf = (bytes: number) => Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(bytes, 32)]);

async function send(bytes: Buffer, { cookie }: SignedIn, name = 'proposta.pdf') {
  const { body, type } = await multipart({}, [{ name, bytes, type: 'application/pdf' }], 'file');
  const answer = await site().ask(adminPath('messageFiles'), {
    method: 'POST',
    headers: {
      'content-type': type,
      'content-length': String(body.length),
      'x-forwarded-for': nextAddress(),
      origin: site().origin,
      cookie,
    },
    body,
  });
  return answer;
}

it('a file of some megabytes is stored until a message uses it', async () => {
  const { status, text } = await send(pdf(3_000_000), staff.manager);
  expect(status).toBe(200);
  const { id } = JSON.parse(text).data;
  expect(
    await sql('select original_name, content_type from public.crm_message_files where id = $1', id),
  ).toEqual([{ original_name: 'proposta.pdf', content_type: 'application/pdf' }]);
});

it.each([
  ['too large', pdf(10 * 1024 * 1024), 'large'],
  ['empty', Buffer.alloc(0), 'empty'],
  ['something else than its name says', Buffer.from('<script>alert(1)</script>'), 'type'],
])('one that is %s is refused in words', async (_, bytes, error) => {
  const { status, text } = await send(bytes, staff.manager);
  expect([status, JSON.parse(text)]).toMatchObject([422, { ok: false, code: error }]);
});

it('is refused while twenty others wait for a message', async () => {
  const other = await signedIn(site(), 'manager');
  await sql(
    `insert into public.crm_message_files
       (id, uploaded_by, storage_key, original_name, content_type, size, sha256)
     select gen_random_uuid(), $1, 'messages/' || md5(random()::text) || md5(random()::text), 'a.pdf', 'application/pdf', 1, repeat('0', 64)
     from generate_series(1, 20)`,
    other.id,
  );
  const { status, text } = await send(pdf(10), other);
  expect([status, JSON.parse(text)]).toMatchObject([422, { ok: false, code: 'many' }]);
});

it('is for users who may write to contacts', async () => {
  for (const who of ['viewer', 'client'] as const) {
    expect((await send(pdf(10), staff[who])).status).toBe(403);
  }
});

it('a message to a contact links to the contact, and a deleted one nowhere', async () => {
  const [message] = await sql<{ id: string; contact_id: string }>(
    `with contact as (
       insert into public.crm_contacts (name, source) values ('Ana', 'website') returning id)
     insert into public.crm_messages (id, channel, contact_id, product, body)
     select gen_random_uuid(), 'whatsapp', id, 'forja', 'Olá' from contact
     returning id, contact_id`,
  );
  const path = (id = '') => adminPath('message', { id });
  const found = await visit(site(), path(message?.id), staff.viewer.cookie);
  expect(found.status).toBe(303);
  expect(found.headers.location).toBe(adminPath('contact', { id: message?.contact_id ?? '' }));
  expect((await visit(site(), path(randomUUID()), staff.viewer.cookie)).status).toBe(404);
});
