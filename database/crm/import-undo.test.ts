import { beforeAll, describe, expect, test } from 'vitest';
import { randomFor } from '../../tests/seed.ts';
import {
  address,
  ask,
  checked,
  type Fields,
  importOf,
  linesOf,
  run,
  undo,
} from '../testing/import-lines.ts';
import { makePerson } from '../testing/people.ts';
import { ownerSql, useScratchDatabase } from '../testing/scratch-database.ts';

/** Tables of the import itself, and its jobs. */
const ITS_OWN = ['public.crm_imports', 'public.crm_import_lines', 'public.outbox'];

/** Every table of the product, so that tables of later features are compared too. */
const tables = async () => {
  const rows = await ownerSql<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.nspname in ('public', 'private', 'identity')
       and format('%I.%I', n.nspname, c.relname) <> all ($1) order by 1`,
    [ITS_OWN],
  );
  return rows.map(({ name }) => name);
};

/** Every row, without revisions. Events of a change and of its undo stay. */
const picture = async () => {
  const all: Record<string, unknown[]> = {};
  for (const table of await tables()) {
    all[table] = await ownerSql(
      `select to_jsonb(t) - 'revision' as row from ${table} t
       ${table === 'public.crm_events' ? `where kind <> 'changed'` : ''} order by to_jsonb(t)::text`,
    );
  }
  return all;
};

describe('imports that are undone', () => {
  useScratchDatabase();
  const people = {} as Record<'manager', string>;
  beforeAll(async () => {
    people.manager = await makePerson({ role: 'manager' });
  });

  test('stop where they are cancelled, and can be undone from there', async () => {
    const before = await picture();
    const id = await checked(
      people.manager,
      Array.from({ length: 9 }, () => ({ emails: [address('f')] })),
    );
    await ask(people.manager, `start_import('${id}')`);
    await ask(people.manager, `run_import_lines('${id}', 4)`);
    expect(await ask(people.manager, `cancel_import('${id}')`)).toBe(true);
    expect(await ask(people.manager, `run_import_lines('${id}', 4)`)).toBe('stopped');
    expect(await importOf(id)).toMatchObject({ state: 'cancelled', made: 4, passed: 4 });
    expect(await undo(people.manager, id)).toBe('done');
    expect(await picture()).toEqual(before);
  });

  test('keep rows that were edited since, and report them', async () => {
    const known = address('g');
    await run(people.manager, await checked(people.manager, [{ emails: [known] }]));
    const touched = address('h');
    const noted = address('i');
    const id = await checked(people.manager, [
      { emails: [known], name: 'Gil', job: 'Padeiro' },
      { emails: [touched], name: 'Hugo' },
      { emails: [noted], name: 'Iara' },
      { emails: [address('j')], name: 'Jó' },
    ]);
    await run(people.manager, id);
    await ownerSql(`update public.crm_contacts set name = 'Gilberto' where email = $1`, [known]);
    await ownerSql(`update public.crm_contacts set job_title = 'Chefe' where email = $1`, [
      touched,
    ]);
    await ownerSql(
      `insert into public.crm_events (subject, subject_id, contact_id, kind, to_value)
       select 'contact', c.id, c.id, 'call', 'Falamos.' from public.crm_contacts c where c.email = $1`,
      [noted],
    );
    await undo(people.manager, id);
    expect(await linesOf(id)).toMatchObject([
      { outcome: 'kept', remarks: ['undo:name'] },
      { outcome: 'kept', remarks: ['undo:contact'] },
      { outcome: 'kept', remarks: ['undo:contact'] },
      { outcome: 'undone', remarks: [] },
    ]);
    expect(await importOf(id)).toMatchObject({ state: 'undone', undone: 1, kept: 3 });
    const rows = await ownerSql(
      'select name, job_title from public.crm_contacts where email = any ($1) order by name',
      [[known, touched, noted]],
    );
    expect(rows).toEqual([
      { name: 'Gilberto', job_title: null },
      { name: 'Hugo', job_title: 'Chefe' },
      { name: 'Iara', job_title: null },
    ]);
  });

  test('keep a contact who was contacted during the undo', async () => {
    const rang = address('k');
    const id = await checked(people.manager, [{ emails: [rang] }, { emails: [address('l')] }]);
    await run(people.manager, id);
    await ask(people.manager, `undo_import('${id}')`);
    // At the moment of the undo: the clock may give both the same time.
    await ownerSql(
      `insert into public.crm_events (subject, subject_id, contact_id, kind, to_value, at)
       select 'contact', c.id, c.id, 'call', 'Ligou agora.', i.undone_at
       from public.crm_contacts c, public.crm_imports i where c.email = $1 and i.id = $2`,
      [rang, id],
    );
    await ask(people.manager, `undo_import_lines('${id}', 7)`);
    expect(await linesOf(id)).toMatchObject([{ outcome: 'kept' }, { outcome: 'undone' }]);
  });

  test('restore all rows from before, for random lines', async () => {
    const random = randomFor('imports taken back');
    const pick = <T>(all: readonly T[]) => all[random.between(0, all.length - 1)] as T;
    const names = ['Ana', 'Beto', 'Caio', 'Davi'];
    const emails = Array.from({ length: 12 }, (_, at) => `p${at}@propriedade.example`);
    const phones = Array.from({ length: 8 }, (_, at) => `+55119870000${10 + at}`);
    const some = <T>(all: readonly T[], most: number) =>
      Array.from({ length: random.between(0, most) }, () => pick(all));
    const line = (): Fields => {
      const fields: Fields = { emails: some(emails, 2), phones: some(phones, 2) };
      if (fields.emails?.length === 0 && fields.phones?.length === 0)
        fields.emails = [pick(emails)];
      if (random.between(0, 1)) fields.name = pick(names);
      if (random.between(0, 2)) fields.company = pick(['Alfa', 'Beta', 'alfa']);
      if (random.between(0, 3) === 0 && fields.company)
        fields.cnpj = pick(['11222333000181', '11444777000161']);
      if (random.between(0, 2) === 0) fields.deal = { title: pick(['Site', 'App']), value: 10 };
      if (random.between(0, 2) === 0) fields.note = pick(['Oi.', 'Ligar.']);
      return fields;
    };
    const derived = ['private.contact_words', 'private.deal_spans', 'private.deal_words'];
    expect(Object.keys(await picture())).toEqual(expect.arrayContaining(derived));
    for (let round = 0; round < 12; round += 1) {
      const lines = Array.from({ length: random.between(1, 15) }, line);
      const before = await picture();
      const id = await checked(people.manager, lines, pick(['fill', 'replace']));
      await run(people.manager, id, random.between(1, 6));
      const problems = (await linesOf(id)).filter(({ outcome }) => outcome === 'problem');
      expect(problems).toEqual([]);
      if ((await importOf(id))?.['made'] !== 0 || (await importOf(id))?.['changed'] !== 0)
        await undo(people.manager, id, random.between(1, 6));
      expect((await linesOf(id)).filter(({ outcome }) => outcome === 'kept')).toEqual([]);
      expect(await picture()).toEqual(before);
      // Leaves rows for the next round.
      if (round % 3 === 0)
        await run(people.manager, await checked(people.manager, lines.slice(0, 4)));
    }
  });
});
