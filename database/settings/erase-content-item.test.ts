import { beforeAll, describe, expect, test } from 'vitest';
import { makePerson } from '../testing/people.ts';
import { actorSql, ownerSql, refusalOf, useScratchDatabase } from '../testing/scratch-database.ts';

const ITEM = `'person', 'ana'`;
const PHOTO = 'a'.repeat(32);

describe('erasing an item that staff made', () => {
  useScratchDatabase();
  let admin = '';
  let viewer = '';
  beforeAll(async () => {
    admin = await makePerson({ role: 'admin' });
    viewer = await makePerson({ role: 'viewer' });
    await actorSql(
      { kind: 'user', userId: admin },
      `insert into public.content_overrides (kind, slug, is_made, published, published_at)
       values (${ITEM}, true, '{"name": "Ana Prates", "photo.file": "${PHOTO}"}', now())`,
    );
    await actorSql(
      { kind: 'user', userId: admin },
      `insert into public.content_overrides (kind, slug, visibility) values ('person', 'file', 'removed')`,
    );
  });
  const erase = (item = ITEM) => `select public.erase_content_item(${item})`;
  const refused = (userId: string, item = ITEM) => refusalOf({ kind: 'user', userId }, erase(item));
  const remove = () =>
    actorSql(
      { kind: 'user', userId: admin },
      `update public.content_overrides set visibility = 'removed' where slug = 'ana'`,
    );
  const pictures = () =>
    ownerSql<{ storage_key: string }>(
      `select payload ->> 'storage_key' as storage_key from public.outbox
       where kind = 'content.settle-picture'`,
    );

  test('is refused without permission, before it was removed, and of an item of a file', async () => {
    expect(await refused(admin)).toBe('PT404');
    await remove();
    expect(await refused(viewer)).toBe('PT403');
    expect(await refused(admin, `'person', 'file'`)).toBe('PT404');
    expect(await refusalOf({ kind: 'anonymous' }, erase())).toBe('42501');
    expect(await pictures()).toEqual([]);
  });

  test('leaves who did it on record, and nothing of what it said', async () => {
    await actorSql({ kind: 'user', userId: admin }, erase());
    expect(await pictures()).toEqual([{ storage_key: `pictures/${PHOTO}` }]);
    const rest = await ownerSql<{ action: string; actor_id: string; before: object }>(
      `select action, actor_id, before - 'id' as before from public.setting_changes
       where concat(before, after) like '%"ana"%'`,
    );
    const before = { kind: 'person', slug: 'ana', is_made: true, visibility: 'removed' };
    expect(rest).toEqual([{ action: 'delete', actor_id: admin, before }]);
    expect(await ownerSql(`select from public.content_addresses where slug = 'ana'`)).toEqual([]);
    expect(await ownerSql(`select from public.content_overrides where slug = 'ana'`)).toEqual([]);
  });
});
