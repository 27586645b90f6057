import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { useProjectCast, type Who } from '../testing/projects.ts';
import { actorSql, ownerSql, refusalOf, useScratchDatabase } from '../testing/scratch-database.ts';

const SERVER = { kind: 'system' } as const;
const ROOM = 1_000_000;

describe('files of projects', () => {
  useScratchDatabase();
  const { people, cast, as, one } = useProjectCast();

  const begin = async (
    who: Who,
    { project = cast.ours.id, size = 100, person = ROOM, client = ROOM } = {},
  ) => {
    const id = randomUUID();
    const [row] = await actorSql<{ outcome: string }>(
      SERVER,
      `select private.begin_upload('${id}', '${people[who]}', '${project}', 'logo.png', ${size},
         ${person}, ${client}) as outcome`,
    );
    return { id, outcome: row?.outcome };
  };
  const ingest = async (who: Who, upload: string, { folder = '', file = '', size = 100 } = {}) => {
    const key = randomUUID().replaceAll('-', '').repeat(2);
    const facts = {
      key: `projects/${key}`,
      name: 'logo.png',
      type: 'image/png',
      size,
      sha256: key,
    };
    const idOr = (id: string) => (id ? `'${id}'` : 'null');
    const [row] = await actorSql<{ file: string | null }>(
      SERVER,
      `select private.use_upload('${upload}', '${people[who]}', ${idOr(folder)}, ${idOr(file)},
         '${JSON.stringify(facts)}') as file`,
    );
    return row?.file ?? null;
  };
  const given = async (who: Who = 'member') => ingest(who, (await begin(who)).id);
  const countOf = async (who: Who, table: string) =>
    (await one<{ count: number }>(who, `select count(*)::int as count from public.${table}`))
      ?.count;

  test('are added by owners, members and staff, and by nobody once the project has ended', async () => {
    for (const who of ['owner', 'member', 'manager'] as const) {
      expect([who, (await begin(who)).outcome]).toEqual([who, 'begun']);
    }
    for (const who of ['finance', 'other', 'gone', 'analyst', 'nobody'] as const) {
      expect([who, (await begin(who)).outcome]).toEqual([who, 'gone']);
    }
    await ownerSql('update public.projects set ended_on = current_date where id = $1', [
      cast.theirs.id,
    ]);
    expect((await begin('other', { project: cast.theirs.id })).outcome).toBe('gone');
    await ownerSql('update public.projects set ended_on = null where id = $1', [cast.theirs.id]);
    expect((await begin('other', { project: cast.theirs.id })).outcome).toBe('begun');
  });

  test('an upload creates one file, and a next version keeps the former one', async () => {
    const { id } = await begin('member');
    const file = await ingest('member', id);
    expect(await ingest('member', id)).toBe(file);
    // Neither an upload of another user, nor a file longer than declared.
    expect(await ingest('owner', (await begin('member')).id)).toBeNull();
    expect(await ingest('member', (await begin('member')).id, { size: 101 })).toBeNull();
    const next = await begin('manager');
    expect(await ingest('manager', next.id, { file: file ?? '' })).toBe(file);
    expect(
      await actorSql(
        as('owner'),
        `select number, from_client from public.project_file_versions where file_id = '${file}' order by number`,
      ),
    ).toEqual([
      { number: 1, from_client: true },
      { number: 2, from_client: false },
    ]);
    // A file of another project is no place.
    const theirs = await begin('other', { project: cast.theirs.id });
    expect(await ingest('other', theirs.id, { file: file ?? '' })).toBeNull();
  });

  test('parts are in order, and are deleted with the upload', async () => {
    const { id } = await begin('owner');
    const part = async (who: Who) => {
      const key = `uploads/${randomUUID().replaceAll('-', '').repeat(2)}`;
      const [row] = await actorSql<{ part: string | null }>(
        SERVER,
        `select private.begin_part('${id}', '${people[who]}', '${key}') as part`,
      );
      return row?.part;
    };
    const end = async (which: string | null | undefined, offset: number, size: number) =>
      (
        await actorSql<{ follows: boolean }>(
          SERVER,
          `select private.end_part('${which}', ${offset}, ${size}) as follows`,
        )
      )[0]?.follows;
    expect(await part('other')).toBeNull();
    expect(await end(await part('owner'), 0, 60)).toBe(true);
    expect(await end(await part('owner'), 0, 60)).toBe(false);
    expect(await end(await part('owner'), 60, 41)).toBe(false);
    expect(await end(await part('owner'), 60, 40)).toBe(true);
    const now = await actorSql<{ received: number }>(
      SERVER,
      `select received::int from private.upload_now('${id}', '${people.owner}')`,
    );
    expect(now).toEqual([{ received: 100 }]);
    expect(
      await actorSql(SERVER, `select private.upload_now('${id}', '${people.member}')`),
    ).toEqual([]);
    const erased = () =>
      ownerSql(`select 1 from public.outbox where payload ->> 'storage_key' like 'uploads/%'`);
    const before = (await erased()).length;
    await actorSql(SERVER, `select private.drop_upload('${id}', '${people.owner}')`);
    expect((await erased()).length - before).toBe(2);
  });

  test('are limited by day, for a user and for a client', async () => {
    const { outcome } = await begin('second', { size: 600, person: 1000 });
    expect(outcome).toBe('begun');
    expect((await begin('second', { size: 600, person: 1000 })).outcome).toBe('full');
    expect((await begin('second', { size: 400, person: 1000 })).outcome).toBe('begun');
    expect((await begin('owner', { size: 600, client: 1000 })).outcome).toBe('full');
    await ownerSql(
      `update private.project_uploads set begun_at = begun_at - interval '25 hours' where user_id = $1`,
      [people.second],
    );
    expect((await begin('second', { size: 600, person: 1000 })).outcome).toBe('begun');
  });

  test('are read by staff of the product and by owners and members of the client only', async () => {
    const file = await given();
    await actorSql(
      as('member'),
      `select public.make_project_folder('${randomUUID()}', '${cast.ours.id}', 'Logos')`,
    );
    const [version] = await ownerSql<{ id: string }>(
      'select id from public.project_file_versions where file_id = $1',
      [file],
    );
    const named = (who: Who) =>
      actorSql(as(who), `select public.search_project_files('{${cast.ours.id}}', 'LOGÓ')`);
    const bytes = (who: Who) => actorSql(as(who), `select public.project_file('${version?.id}')`);
    for (const who of ['owner', 'member', 'manager'] as const) {
      expect([who, (await bytes(who)).length]).toEqual([who, 1]);
      expect([who, (await named(who)).length > 0]).toEqual([who, true]);
    }
    for (const who of ['finance', 'gone', 'analyst', 'nobody'] as const) {
      for (const table of ['project_folders', 'project_files', 'project_file_versions']) {
        expect([who, table, await countOf(who, table)]).toEqual([who, table, 0]);
      }
    }
    for (const who of ['finance', 'other', 'gone', 'analyst', 'nobody'] as const) {
      expect([who, await bytes(who), await named(who)]).toEqual([who, [], []]);
      const folder = await one<{ made: string }>(
        who,
        `select public.make_project_folder('${randomUUID()}', '${cast.ours.id}', 'x') as made`,
      );
      expect([who, folder?.made]).toEqual([who, 'gone']);
    }
  });

  test('are moved, removed and restored by staff, on record', async () => {
    const file = await given();
    const folder = randomUUID();
    const make = (name: string, id: string = randomUUID()) =>
      one<{ made: string }>(
        'manager',
        `select public.make_project_folder('${id}', '${cast.ours.id}', '${name}') as made`,
      );
    expect(await make('Contrato', folder)).toEqual({ made: 'made' });
    expect(await make('contrato')).toEqual({ made: 'taken' });
    for (const who of ['owner', 'other', 'analyst', 'nobody'] as const) {
      for (const call of [
        `move_project_file('${file}', null)`,
        `remove_project_file('${file}')`,
        `restore_project_file('${file}')`,
      ]) {
        const refusal = await refusalOf(as(who), `select public.${call}`);
        expect([who, call, refusal]).toEqual([who, call, 'PT403']);
      }
    }
    await actorSql(as('manager'), `select public.move_project_file('${file}', '${folder}')`);
    await actorSql(as('manager'), `select public.remove_project_file('${file}')`);
    const seen = (who: Who) =>
      actorSql(as(who), `select 1 from public.project_files where id = '${file}'`);
    expect([(await seen('owner')).length, (await seen('manager')).length]).toEqual([0, 1]);
    await actorSql(as('manager'), `select public.restore_project_file('${file}')`);
    expect((await seen('owner')).length).toBe(1);
    const kinds = await ownerSql<{ kind: string }>(
      `select kind from public.project_events where details ->> 'file' = $1 order by id`,
      [file],
    );
    expect(kinds.map(({ kind }) => kind)).toEqual([
      'file',
      'file_moved',
      'file_removed',
      'file_restored',
    ]);
  });

  test('removed files are deleted after 30 days with their bytes, uploads after one', async () => {
    const file = await given();
    const { id } = await begin('owner');
    await actorSql(as('manager'), `select public.remove_project_file('${file}')`);
    await ownerSql(
      `update public.project_files set removed_at = now() - interval '31 days' where id = $1`,
      [file],
    );
    await ownerSql(
      `update private.project_uploads set begun_at = now() - interval '25 hours' where id = $1`,
      [id],
    );
    const [key] = await ownerSql<{ storage_key: string }>(
      'select storage_key from public.project_file_versions where file_id = $1',
      [file],
    );
    await actorSql(SERVER, 'select public.erase_expired()');
    expect(await ownerSql('select 1 from public.project_files where id = $1', [file])).toEqual([]);
    expect(await ownerSql('select 1 from private.project_uploads where id = $1', [id])).toEqual([]);
    expect(
      await ownerSql(
        `select 1 from public.outbox where kind = 'project.erase-file' and payload ->> 'storage_key' = $1`,
        [key?.storage_key],
      ),
    ).toHaveLength(1);
  });
});
