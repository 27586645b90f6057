import { createHash, randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { makePerson } from '../testing/people.ts';
import { actorSql, ownerSql, useScratchDatabase } from '../testing/scratch-database.ts';

describe('a caller with an API key', () => {
  useScratchDatabase();
  let admin = '';
  let other = '';

  const makeKey = async (
    owner: string,
    scopes: string[],
    { product = null as string | null, revoked = false } = {},
  ) => {
    const id = randomUUID();
    await ownerSql(
      `insert into public.api_keys (id, name, prefix, secret_hash, scopes, product, owner_id, revoked_at)
       values ($1::uuid, 'Key', 'forja_' || left($1::text, 8), $2, $3, $4, $5, case when $6 then now() end)`,
      [id, createHash('sha256').update(id).digest(), scopes, product, owner, revoked],
    );
    return id;
  };
  const as = (userId: string, apiKey: string) => ({ kind: 'user', userId, apiKey }) as const;
  const permissions = async (userId: string, apiKey: string) =>
    (
      await actorSql<{ cell: string }>(
        as(userId, apiKey),
        `select resource || ':' || action as cell from public.my_permissions()`,
      )
    ).map(({ cell }) => cell);
  const contacts = async (userId: string, apiKey: string) =>
    (
      await actorSql<{ name: string }>(
        as(userId, apiKey),
        'select name from public.crm_contacts order by name',
      )
    ).map(({ name }) => name);

  beforeAll(async () => {
    admin = await makePerson({ role: 'admin' });
    other = await makePerson({ role: 'admin' });
    await ownerSql(
      `insert into public.crm_contacts (name, source) values ('Ana', 'website'), ('Bia', 'doavya')`,
    );
  });

  test('has the permissions of its scopes alone, and no more than its owner', async () => {
    expect(await permissions(admin, await makeKey(admin, ['crm:read', 'feedback:read']))).toEqual([
      'crm:read',
      'feedback:read',
    ]);
    const viewer = await makePerson({ role: 'viewer' });
    expect(await permissions(viewer, await makeKey(viewer, ['crm:read', 'crm:update']))).toEqual([
      'crm:read',
    ]);
  });

  test('reads no row of another resource, or of another product', async () => {
    expect(await contacts(admin, await makeKey(admin, ['crm:read']))).toEqual(['Ana', 'Bia']);
    expect(await contacts(admin, await makeKey(admin, ['feedback:read']))).toEqual([]);
    const narrowed = await makeKey(admin, ['crm:read'], { product: 'doavya' });
    expect(await contacts(admin, narrowed)).toEqual(['Bia']);
  });

  test('has nothing with a key that was revoked, is of somebody else, or does not exist', async () => {
    const revoked = await makeKey(admin, ['crm:read'], { revoked: true });
    const foreign = await makeKey(other, ['crm:read']);
    for (const key of [revoked, foreign, randomUUID(), 'none']) {
      expect(await permissions(admin, key)).toEqual([]);
      expect(await contacts(admin, key)).toEqual([]);
    }
  });

  test('does a call once under its Idempotency-Key, and refuses another call under it', async () => {
    const key = await makeKey(admin, ['crm:read']);
    const begin = (text: string) =>
      actorSql(as(admin, key), `select * from public.begin_api_call('once', sha256('${text}'))`);
    const record = randomUUID();
    expect(await begin('one')).toEqual([{ outcome: 'new', record_id: null }]);
    await actorSql(
      as(admin, key),
      `select public.end_api_call('once', sha256('one'), '${record}', true)`,
    );
    expect(await begin('one')).toEqual([{ outcome: 'done', record_id: record }]);
    expect(await begin('two')).toEqual([{ outcome: 'other', record_id: record }]);
    await ownerSql(`update private.api_calls set created_at = now() - interval '25 hours'`);
    expect(await begin('two')).toEqual([{ outcome: 'new', record_id: null }]);
  });

  test('makes no key, and reads neither hashes nor private.api_calls', async () => {
    const key = await makeKey(admin, ['crm:read']);
    await expect(
      actorSql(
        as(admin, key),
        `select public.make_api_key(gen_random_uuid(), 'More', 'forja_moremore', sha256('more'),
           '{crm:read}', null, null)`,
      ),
    ).rejects.toThrow();
    for (const statement of [
      'select secret_hash from public.api_keys',
      'select key_id from private.api_calls',
    ]) {
      await expect(actorSql({ kind: 'user', userId: admin }, statement)).rejects.toThrow();
    }
  });
});
