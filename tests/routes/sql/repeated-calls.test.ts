import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callRows } from '#app/platform/database/call-function.server.ts';
import { asActor } from '#app/platform/database/database.server.ts';
import { apiKey, call } from '../api-calls.ts';
import { member, raise, sql } from '../auth-posts.ts';
import { type BuiltSite, openBuiltSite } from '../built-site.ts';
import {
  emptyDataFolder,
  type ServerDatabase,
  SHARED_BUCKET,
  scratchServerDatabase,
} from './server-site.ts';

// The embedded engine does one call after the other, so that none finds another one running.
let database: ServerDatabase;
let site: BuiltSite;
const folder = emptyDataFolder();

beforeAll(async () => {
  database = await scratchServerDatabase();
  site = await openBuiltSite({
    env: { DATABASE_URL: database.url, STORAGE_URL: SHARED_BUCKET },
    dataDir: folder.folder,
  });
});
afterAll(async () => {
  await site.close();
  await database.dispose();
  folder.remove();
});

const person = () => ({
  product: 'forja',
  name: 'Ana Souza',
  email: `${randomUUID()}@acme.example`,
});

async function someKey() {
  const { id: owner } = await member();
  await raise(owner);
  return { owner, ...(await apiKey(owner, ['crm:read', 'crm:create'])) };
}

it('ten calls at once under one Idempotency-Key make one record; each other is answered 409, or with that record', async () => {
  const { key } = await someKey();
  const body = person();
  const headers = { 'idempotency-key': randomUUID() };
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => call(site, key, '/leads', { method: 'POST', body, headers })),
  );
  const made = answers.filter(({ status }) => status === 201);
  expect(made).toHaveLength(1);
  for (const { status, body: other } of answers) {
    if (status === 409) expect(other.code).toBe('call_running');
    else expect([status < 300, other['id']]).toEqual([true, made[0]?.body['id']]);
  }
  const leads = await sql(
    `select from public.qualification_submissions where form_data ->> 'email' = $1`,
    body.email,
  );
  expect(leads).toHaveLength(1);
});

it('ten calls at once while another holds their Idempotency-Key are answered 409', async () => {
  const { owner, id, key } = await someKey();
  const idempotencyKey = randomUUID();
  const answers = await asActor({ kind: 'user', userId: owner, apiKey: id }, async (tx) => {
    await callRows(tx, 'public.begin_api_call', { idempotencyKey, hash: Buffer.from('other') });
    const headers = { 'idempotency-key': idempotencyKey };
    return Promise.all(
      Array.from({ length: 10 }, () =>
        call(site, key, '/leads', { method: 'POST', body: person(), headers }),
      ),
    );
  });
  expect(answers.map(({ status, body }) => [status, body.code])).toEqual(
    Array.from({ length: 10 }, () => [409, 'call_running']),
  );
  expect(await sql('select from private.api_calls where key_id = $1', id)).toEqual([]);
});
