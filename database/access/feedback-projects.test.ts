import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { settingChangesList } from '../../app/audit/setting-changes.list.server.ts';
import { listChangeSets } from '../../app/audit/setting-changes.store.server.ts';
import { asActor } from '../../app/platform/database/actor.server.ts';
import { makePerson, type Role } from '../testing/people.ts';
import { actorSql, ownerSql, refusalOf, useScratchDatabase } from '../testing/scratch-database.ts';

const DENIED = '42501';
const USED = 'PT409';
const RULE = '23514';

type Person = { kind: 'user'; userId: string };
type Row = { id: string; revision: number };

const person = async (role: Role, product?: string): Promise<Person> => ({
  kind: 'user',
  userId: await makePerson({ role, ...(product && { product }) }),
});

const one = async (sql: string, values: unknown[] = []) =>
  (await ownerSql<Row>(sql, values))[0] as Row;
const revisionOf = async (id: string) =>
  (await one('select id, revision from public.feedback_projects where id = $1', [id])).revision;

const say = (project: string, module: string | null = null) =>
  ownerSql(
    `insert into public.feedback_entries (id, protocol, project_id, module_id, type, verbatim)
     values (gen_random_uuid(), gen_random_uuid()::text, $1, $2, 'bug', 'Trava.')`,
    [project, module],
  );

describe('projects of feedback and their modules', () => {
  useScratchDatabase();
  let admin: Person;
  let ofDoavya: Person;
  let app: Row;
  let orders: Row;
  const set = (what: string) =>
    refusalOf(admin, `update public.feedback_projects set ${what} where id = '${app.id}'`);
  const setModule = (what: string) =>
    refusalOf(admin, `update public.feedback_modules set ${what} where id = '${orders.id}'`);

  beforeAll(async () => {
    admin = await person('admin');
    ofDoavya = await person('admin', 'doavya');
  });
  beforeEach(async () => {
    await ownerSql('delete from public.feedback_entries');
    await ownerSql(`delete from public.feedback_projects where key <> 'forja'`);
    app = await one(`insert into public.feedback_projects (key, name) values ('app', 'App')
      returning id, revision`);
    orders = await one(
      `insert into public.feedback_modules (project_id, key, name)
       values ($1, 'orders', 'Pedidos') returning id, revision`,
      [app.id],
    );
  });

  // By hand here, beside the matrix: each verb as who may read settings at most, or nothing at all.
  test.each(['manager', 'analyst'] as const)('a %s neither sees nor changes any', async (role) => {
    const other = await person(role);
    expect(await actorSql(other, 'select id from public.feedback_projects')).toEqual([]);
    const made = `insert into public.feedback_projects (key, name) values ('hers', 'Hers')`;
    expect(await refusalOf(other, made)).toBe(DENIED);
    const module = `insert into public.feedback_modules (project_id, key, name)
      values ('${app.id}', 'hers', 'Hers')`;
    expect(await refusalOf(other, module)).toBe(DENIED);
    await actorSql(other, `update public.feedback_projects set name = 'Hers'`);
    await actorSql(other, `update public.feedback_modules set name = 'Hers'`);
    await actorSql(other, 'delete from public.feedback_modules');
    await actorSql(other, 'delete from public.feedback_projects');
    const rows = await ownerSql(
      `select p.name, m.name as module from public.feedback_projects p
       join public.feedback_modules m on m.project_id = p.id where p.id = $1`,
      [app.id],
    );
    expect(rows).toEqual([{ name: 'App', module: 'Pedidos' }]);
    expect(await refusalOf(other, 'select public.feedback_in_use()')).toBe('PT403');
  });

  test('a manager of one product changes only its projects', async () => {
    const own = `insert into public.feedback_projects (key, name, product)
      values ('doavya', 'Doavya', 'doavya')`;
    await actorSql(ofDoavya, own);
    await actorSql(ofDoavya, `update public.feedback_projects set name = 'Dela'`);
    await actorSql(ofDoavya, `update public.feedback_modules set name = 'Dela'`);
    const accepted = `update public.feedback_projects set product = 'forja' where key = 'doavya'`;
    expect(await refusalOf(ofDoavya, accepted)).toBe(DENIED);
    const inside = `insert into public.feedback_modules (project_id, key, name)
      values ('${app.id}', 'dela', 'Dela')`;
    expect(await refusalOf(ofDoavya, inside)).toBe(DENIED);
    const [row] = await ownerSql(
      `select p.name, m.name as module from public.feedback_projects p
       join public.feedback_modules m on m.project_id = p.id where p.id = $1`,
      [app.id],
    );
    expect(row).toEqual({ name: 'App', module: 'Pedidos' });
  });

  test('a change of a module raises the revision of the project, and is recorded for both', async () => {
    const before = await revisionOf(app.id);
    const rename = `update public.feedback_modules set name = 'Vendas' where id = '${orders.id}'`;
    await actorSql(admin, rename);
    expect(await revisionOf(app.id)).toBe(before + 1);
    for (const row of [orders.id, app.id]) {
      const part = { filter: { row }, sort: settingChangesList.usual, limit: 1 };
      const changes = await asActor(admin, (tx) => listChangeSets(tx, part));
      expect(changes).toMatchObject([{ label: 'Vendas', actor: expect.any(String) }]);
    }
    await actorSql(admin, rename);
    expect(await revisionOf(app.id)).toBe(before + 1);
  });

  test('a key is immutable once feedback has arrived; a name is not', async () => {
    expect(await set(`key = 'shop'`)).toBe('none');
    expect(await setModule(`key = 'sales'`)).toBe('none');
    await say(app.id);
    expect(await set(`key = 'store'`)).toBe(USED);
    expect(await setModule(`key = 'buying'`)).toBe('none');
    await say(app.id, orders.id);
    expect(await setModule(`key = 'selling'`)).toBe(USED);
    expect(await set(`name = 'Loja'`)).toBe('none');
    expect(await setModule(`name = 'Vendas'`)).toBe('none');
    const elsewhere = `update public.feedback_modules set project_id =
      (select id from public.feedback_projects where key = 'forja') where id = '${orders.id}'`;
    expect(await refusalOf(admin, elsewhere)).toBe('PT403');
  });

  test('a project with entries is deactivated and not deleted', async () => {
    await say(app.id, orders.id);
    const used = await actorSql<{ used: string[] }>(
      admin,
      'select public.feedback_in_use() as used',
    );
    expect(used[0]?.used).toEqual(expect.arrayContaining([app.id, orders.id]));
    for (const [table, { id }] of [
      ['feedback_modules', orders],
      ['feedback_projects', app],
    ] as const) {
      expect(await refusalOf(admin, `delete from public.${table} where id = '${id}'`)).toBe(USED);
      const off = `update public.${table} set is_active = false where id = '${id}'`;
      expect(await refusalOf(admin, off)).toBe('none');
    }
  });

  test('the site keeps its own project and module', async () => {
    for (const statement of [
      `update public.feedback_projects set key = 'other' where key = 'forja'`,
      `delete from public.feedback_projects where key = 'forja'`,
      `update public.feedback_modules set key = 'other' where key = 'site'`,
      `delete from public.feedback_modules where key = 'site'`,
    ]) {
      expect([statement, await refusalOf(admin, statement)]).toEqual([statement, USED]);
    }
  });

  test('a deletion is undone with its modules', async () => {
    await actorSql(admin, `delete from public.feedback_projects where id = '${app.id}'`);
    const [change] = await ownerSql<{ change_set: string }>(
      `select change_set from public.setting_changes where row_id = $1
       order by changed_at desc, step desc limit 1`,
      [app.id],
    );
    const [restored] = await actorSql<{ outcome: string }>(
      admin,
      `select public.restore_settings('${change?.change_set}') as outcome`,
    );
    expect(restored?.outcome).toBe('restored');
    const back = await ownerSql(
      `select p.key, m.key as module from public.feedback_projects p
       join public.feedback_modules m on m.project_id = p.id where p.id = $1`,
      [app.id],
    );
    expect(back).toEqual([{ key: 'app', module: 'orders' }]);
  });

  test.each([
    "array['https://app.example.com; script-src *']",
    "array['https://app.example.com/pedidos']",
    "array['https://App.example.com']",
    "array['https://*.example.com']",
    "array['app.example.com']",
    "array['javascript:alert(1)']",
    `array[E'https://app.example.com\\nx']`,
    'array[null]::text[]',
    "array(select 'https://a' || n || '.example.com' from generate_series(1, 21) n)",
  ])('an address is an origin and nothing else: %s', async (origins) => {
    expect(await set(`allowed_origins = ${origins}`)).toBe(RULE);
  });

  test('only valid origins are accepted', async () => {
    const origins = `array['https://app.example.com', 'http://localhost:5173', 'https://[::1]:8443']`;
    expect(await set(`allowed_origins = ${origins}`)).toBe('none');
  });
});
