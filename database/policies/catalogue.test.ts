import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Actor } from '../../app/platform/database/actor.server.ts';
import { ownerSql, refusalOf, useScratchDatabase } from '../testing/scratch-database.ts';

/** Functions that an extension brought; their schema is open to nobody, see below. */
const OF_EXTENSION = `exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`;
const OWN_SCHEMA = `n.nspname <> 'information_schema' and n.nspname not like 'pg\\_%'`;

interface Relation {
  name: string;
  kind: string;
  secured: boolean;
  options: string[] | null;
}

const relations = () =>
  ownerSql<Relation>(
    `select format('%I.%I', n.nspname, c.relname) as name, c.relkind as kind,
       c.relrowsecurity as secured, c.reloptions as options
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where ${OWN_SCHEMA} and c.relkind in ('r', 'p', 'v', 'm', 'S', 'f') order by 1`,
  );

interface Routine {
  name: string;
  definer: boolean;
  config: string[] | null;
  /** Whether names in its body were looked up when it was made. */
  bound: boolean;
}

const routines = () =>
  ownerSql<Routine>(
    `select format('%I.%I', n.nspname, p.proname) as name, p.prosecdef as definer,
       p.proconfig as config, p.prosqlbody is not null as bound
     from pg_proc p join pg_namespace n on n.oid = p.pronamespace
     where ${OWN_SCHEMA} and not ${OF_EXTENSION} order by 1`,
  );

describe('the whole catalogue', () => {
  useScratchDatabase();

  test('every table has row level security, every view runs with the rights of its reader', async () => {
    const found = await relations();
    expect(found.length).toBeGreaterThan(20);
    const open = found.filter((relation) =>
      relation.kind === 'v'
        ? !relation.options?.includes('security_invoker=true')
        : relation.kind === 'r' && !relation.secured,
    );
    expect(open).toEqual([]);
  });

  test('no relation is of a kind that these rules do not cover', async () => {
    const found = await relations();
    expect(found.filter((relation) => !['r', 'v', 'S'].includes(relation.kind))).toEqual([]);
  });

  test('only the owner advances a sequence', async () => {
    const open = await ownerSql<{ name: string }>(
      `select format('%I.%I to %s', n.nspname, c.relname, r.rolname) as name
       from pg_class c join pg_namespace n on n.oid = c.relnamespace
         cross join pg_roles r
       where ${OWN_SCHEMA} and c.relkind = 'S'
         and r.rolname in ('anon', 'authenticated', 'service_role')
         and has_sequence_privilege(r.rolname, c.oid, 'USAGE, SELECT, UPDATE')`,
    );
    expect(open).toEqual([]);
  });

  test('every function sets an empty search path, every definer function with certainty', async () => {
    const found = await routines();
    expect(found.filter((routine) => routine.definer).length).toBeGreaterThan(5);
    const loose = found.filter((routine) => !routine.config?.includes('search_path=""'));
    // A body that was bound when it was made looks no name up any more, and may become part of the statement
    // that calls it: with a setting of its own it is entered again for each row.
    expect(loose.filter(({ definer, bound }) => definer || !bound)).toEqual([]);
  });

  test.each(['anon', 'authenticated'])('%s holds no privilege on a whole table', async (role) => {
    const granted = await ownerSql<{ what: string }>(
      `select format('%s %I.%I', p.privilege, n.nspname, c.relname) as what
       from pg_class c join pg_namespace n on n.oid = c.relnamespace
       cross join unnest(array['SELECT', 'INSERT', 'UPDATE', 'TRUNCATE', 'REFERENCES', 'TRIGGER'])
         as p (privilege)
       where ${OWN_SCHEMA} and c.relkind in ('r', 'v')
         and has_table_privilege($1, c.oid, p.privilege)`,
      [role],
    );
    // Its columns are all public. A grant of delete has no columns: database/catalogue.txt has those.
    expect(granted).toEqual([{ what: 'SELECT public.public_company_settings' }]);
  });

  const outsiders: { who: string; actor: Actor }[] = [
    { who: 'anonymous', actor: { kind: 'anonymous' } },
    { who: 'a signed-in stranger', actor: { kind: 'user', userId: randomUUID() } },
  ];

  test.each(outsiders)('$who creates no object of any kind', async ({ actor }) => {
    for (const statement of [
      'create table public.mine (a integer)',
      'create temporary table mine (a integer)',
      'create schema mine',
      'create table private.mine (a integer)',
      'create function public.mine() returns integer language sql return 1',
      'create role mine',
      'alter table public.logos disable row level security',
      'grant select on public.business_units to anon',
      'copy public.logos to program $$true$$',
      'select pg_read_file($$PG_VERSION$$)',
    ]) {
      expect([statement, await refusalOf(actor, statement)]).toEqual([statement, '42501']);
    }
  });

  // Of Supabase's roles the server's one passes it; that these tests hold there is what they show.
  const serverPasses = process.env['TEST_LIKE_SUPABASE'] === '1';

  test('the roles can neither log in nor pass row level security', async () => {
    const roles = await ownerSql(
      `select rolname, rolsuper, rolbypassrls, rolcanlogin, rolcreaterole, rolcreatedb
       from pg_roles where rolname in ('anon', 'authenticated', 'service_role') order by 1`,
    );
    expect(roles).toEqual(
      ['anon', 'authenticated', 'service_role'].map((rolname) => ({
        rolname,
        rolsuper: false,
        rolbypassrls: rolname === 'service_role' && serverPasses,
        rolcanlogin: false,
        rolcreaterole: false,
        rolcreatedb: false,
      })),
    );
  });

  test('public has neither connect nor temporary', async () => {
    const [everybody] = await ownerSql(
      `select has_database_privilege('public', current_database(), 'connect') as connects,
         has_database_privilege('public', current_database(), 'create, temporary') as makes`,
    );
    // Supabase's own services connect so.
    expect(everybody).toEqual({ connects: serverPasses, makes: false });
  });

  test('everything runs as an ordinary owner', async () => {
    const [me] = await ownerSql(
      'select rolsuper, rolbypassrls from pg_roles where rolname = current_user',
    );
    expect(me).toEqual({ rolsuper: false, rolbypassrls: false });
  });
});
