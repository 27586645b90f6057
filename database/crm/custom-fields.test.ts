import { beforeAll, describe, expect, test } from 'vitest';
import { isTypedNumber } from '#app/features/custom-fields/field-filters.ts';
import { address, ask, checked, linesOf, run } from '../testing/import-lines.ts';
import { makePerson, type Role } from '../testing/people.ts';
import { actorSql, ownerSql, useScratchDatabase } from '../testing/scratch-database.ts';

type Actor = { kind: 'user'; userId: string; product?: string };
type Subject = 'contact' | 'company' | 'deal' | 'ticket';
type Outcome = { done: boolean; why?: string; was?: unknown; value?: unknown };

const person = async (role: Role, product?: string): Promise<Actor> => ({
  kind: 'user',
  userId: await makePerson({ role, ...(product && { product }) }),
});
const idOf = async (statement: string, values: unknown[] = []) =>
  (await ownerSql<{ id: string }>(statement, values))[0]?.id ?? '';

const CHOICES = JSON.stringify([
  { key: 'ouro', label: 'Ouro', label_en: 'Gold', is_active: true },
  { key: 'prata', label: 'Prata', label_en: null, is_active: true },
]);

describe('values of custom fields', () => {
  useScratchDatabase();

  test('read a typed number as the chips of the lists do', async () => {
    const texts = {
      ...{ '1.234,5': 1234.5, '1,234.5': 1234.5, '1234.5': 1234.5, '1,234,567': 1_234_567 },
      ...{ '1,5': 1.5, '-3': -3, '1.500': 1500, '0,005': 0.005, '1.234.567': 1_234_567 },
      ...{ muito: null, '': null, '1e3': null, '1.23,5': null, '1,2,3.5': null, '--1': null },
    };
    for (const [text, value] of Object.entries(texts)) {
      const [row] = await ownerSql<{ read: string | null }>(
        'select private.typed_number($1) as read',
        [text],
      );
      const read = row?.read ?? null;
      expect([text, read === null ? null : Number(read)]).toEqual([text, value]);
      expect([text, isTypedNumber(text)]).toEqual([text, value !== null]);
    }
  });

  let writer: Actor;
  let reader: Actor;
  let narrowed: Actor;
  let fields = 0;
  const records: Record<Subject, string> = { contact: '', company: '', deal: '', ticket: '' };

  const contactOf = (name: string) =>
    idOf(
      `insert into public.crm_contacts (name, source, products) values ($1, 'website', '{forja}') returning id`,
      [name],
    );
  const fieldOf = (
    subject: Subject,
    type: string,
    more: { product?: string; required?: boolean } = {},
  ) => {
    fields += 1;
    return idOf(
      `insert into public.custom_fields (subject, key, label, type, choices, product, is_required)
       values ($1, $2, $2, $3, $4::jsonb, $5, $6) returning id`,
      [
        subject,
        `campo_${fields}`,
        type,
        type.startsWith('choice') ? CHOICES : '[]',
        more.product ?? null,
        more.required ?? false,
      ],
    );
  };
  const set = async (
    who: Actor,
    subject: Subject,
    field: string,
    value: unknown,
    seen: unknown = null,
    id = records[subject],
  ) => {
    const [row] = await actorSql<{ result: Outcome }>(
      who,
      `select public.set_custom_field('${subject}', '${id}', '${field}', '${JSON.stringify(value)}',
        '${JSON.stringify(seen)}') as result`,
    );
    return row?.result;
  };
  const valuesIn = async (who: Actor, field: string) =>
    (
      await actorSql<{ value: unknown }>(
        who,
        `select private.field_value_json(v) as value from public.custom_field_values v
         where v.field_id = '${field}'`,
      )
    ).map(({ value }) => value);

  beforeAll(async () => {
    writer = await person('manager');
    reader = await person('viewer');
    narrowed = await person('manager', 'doavya');
    records.contact = await contactOf('Ana');
    records.company = await idOf(
      `insert into public.crm_companies (name, products) values ('Padaria', '{forja}') returning id`,
    );
    records.deal = await idOf(
      `insert into public.crm_deals (contact_id, pipeline_id, stage_id, title, source)
       select '${records.contact}', s.pipeline_id, s.id, 'Força de vendas', 'website'
       from public.crm_stages s join public.crm_pipelines p on p.id = s.pipeline_id
       where p.product = 'forja' and s.kind = 'open' order by s.position limit 1 returning id`,
    );
    records.ticket = await idOf(
      `insert into public.feedback_tickets (project_id, title, author_email)
       select id, 'Menu', 'ana@casa.example' from public.feedback_projects where key = 'forja' returning id`,
    );
  });

  test.each(['contact', 'company', 'deal', 'ticket'] as const)(
    'of a %s are written and read by those who may the record, and by nobody of another product',
    async (subject) => {
      const field = await fieldOf(subject, 'text');
      expect(await set(writer, subject, field, ' Vermelho ')).toEqual({
        done: true,
        was: null,
        value: 'Vermelho',
      });
      expect(await valuesIn(reader, field)).toEqual(['Vermelho']);
      expect(await valuesIn(narrowed, field)).toEqual([]);
      await expect(set(reader, subject, field, 'Azul', 'Vermelho')).rejects.toThrow(
        '_update_missing',
      );
      const other = await set(narrowed, subject, field, 'Azul', 'Vermelho').catch(
        (error: Error) => error.message,
      );
      expect(JSON.stringify(other)).toMatch(/gone/);
      expect(await set(writer, subject, field, 'Azul', 'Verde')).toMatchObject({
        done: false,
        why: 'changed',
        value: 'Vermelho',
      });
      expect(await set(writer, subject, field, null, 'Vermelho')).toMatchObject({ done: true });
      expect(await valuesIn(reader, field)).toEqual([]);
    },
  );

  test.each([
    ['text', 'Vermelho', 'Vermelho'],
    ['text', 'a\nb', undefined],
    ['long_text', 'a\nb', 'a\nb'],
    ['number', 12.5, 12.5],
    ['number', 'doze', undefined],
    ['money', 150000, 150000],
    ['money', 15.5, undefined],
    ['money', -100, undefined],
    ['date', '2026-12-31', '2026-12-31'],
    ['date', '2026-02-30', undefined],
    ['yes_no', false, false],
    ['yes_no', 'talvez', undefined],
    ['choice', 'ouro', 'ouro'],
    ['choice', 'bronze', undefined],
    ['choices', ['prata', 'ouro'], ['ouro', 'prata']],
    ['choices', ['ouro', 'bronze'], undefined],
    ['choices', 'ouro', undefined],
    ['url', 'https://casa.example/a', 'https://casa.example/a'],
    ['url', 'javascript:alert(1)', undefined],
    ['email', 'Ana@Casa.example', 'ana@casa.example'],
    ['email', 'ana', undefined],
    ['phone', '(17) 99123-4567', '(17) 99123-4567'],
    ['phone', '123', undefined],
  ])('of the type %s: %j is stored as %j', async (type, value, stored) => {
    const field = await fieldOf('deal', type);
    const result = await set(writer, 'deal', field, value);
    expect(result).toEqual(
      stored === undefined
        ? { done: false, why: 'value' }
        : { done: true, was: null, value: stored },
    );
  });

  test('a required one is not emptied; one that is archived or of another product is gone', async () => {
    const required = await fieldOf('deal', 'text', { required: true });
    await set(writer, 'deal', required, 'sim');
    expect(await set(writer, 'deal', required, null, 'sim')).toMatchObject({ why: 'required' });
    await ownerSql(`update public.custom_fields set is_active = false where id = '${required}'`);
    expect(await set(writer, 'deal', required, 'não', 'sim')).toMatchObject({ why: 'gone' });
    const other = await fieldOf('deal', 'text', { product: 'doavya' });
    expect(await set(writer, 'deal', other, 'x')).toMatchObject({ why: 'gone' });
    expect(await set(writer, 'deal', await fieldOf('contact', 'text'), 'x')).toMatchObject({
      why: 'gone',
    });
  });

  test('each change is in the history of its record, with from and to', async () => {
    const field = await fieldOf('deal', 'choices');
    await set(writer, 'deal', field, ['ouro', 'prata']);
    await set(writer, 'deal', field, [], ['ouro', 'prata']);
    const events = await actorSql<{ from_value: string; to_value: string }>(
      reader,
      `select from_value, to_value from public.deal_events('${records.deal}') e where e.field = '${field}'
       order by e.id`,
    );
    expect(events).toEqual([
      { from_value: null, to_value: 'ouro,prata' },
      { from_value: 'ouro,prata', to_value: null },
    ]);
    const ofTicket = await fieldOf('ticket', 'number');
    await set(writer, 'ticket', ofTicket, 3);
    const [change] = await actorSql<{ details: object }>(
      reader,
      `select details from public.ticket_thread('${records.ticket}') where details ->> 'field' = '${ofTicket}'`,
    );
    expect(change?.details).toMatchObject({ what: 'custom_field', was: null, becomes: '3' });
  });

  test('a merge keeps the values of the merge target and fills its empty ones; its undo gives them back', async () => {
    const [one, other] = [await contactOf('Bia'), await contactOf('Bia Souza')];
    const [both, single] = [await fieldOf('contact', 'text'), await fieldOf('contact', 'text')];
    await set(writer, 'contact', both, 'fica', null, one);
    await set(writer, 'contact', both, 'sai', null, other);
    await set(writer, 'contact', single, 'vem', null, other);
    const values = (contact: string) =>
      ownerSql<{ field_id: string; words: string }>(
        `select field_id, words from public.custom_field_values where contact_id = '${contact}' order by words`,
      );
    const [merge] = await actorSql<{ id: string }>(
      writer,
      `select public.merge_contacts('${one}', '${other}') as id`,
    );
    expect(await values(one)).toEqual([
      { field_id: both, words: 'fica' },
      { field_id: single, words: 'vem' },
    ]);
    await actorSql(writer, `select public.unmerge_contacts('${merge?.id}')`);
    expect(await values(one)).toEqual([{ field_id: both, words: 'fica' }]);
    expect(await values(other)).toEqual([
      { field_id: both, words: 'sai' },
      { field_id: single, words: 'vem' },
    ]);
  });

  test('an import fills empty ones, replaces them, and its undo gives them back', async () => {
    const [plan, size] = [await fieldOf('contact', 'choice'), await fieldOf('contact', 'number')];
    const email = address('dora');
    const put = async (custom: Record<string, unknown>, onKnown?: string) => {
      const fields = { name: 'Dora', emails: [email], custom };
      const id = await checked(writer.userId, [fields], onKnown);
      const [line] = await linesOf(id);
      await run(writer.userId, id);
      return { id, standing: line?.standing };
    };
    const values = () =>
      ownerSql<{ value: unknown }>(
        `select private.field_value_json(v) as value from public.custom_field_values v
         join public.crm_contacts c on c.id = v.contact_id where c.email = $1 order by v.number nulls first`,
        [email],
      ).then((rows) => rows.map(({ value }) => value));
    expect((await put({ [plan]: 'ouro' })).standing).toBe('new');
    const filled = await put({ [plan]: 'prata', [size]: 12 });
    expect(await values()).toEqual(['ouro', 12]);
    expect((await put({ [plan]: 'prata', [size]: 12 })).standing).toBe('unchanged');
    const replaced = await put({ [plan]: 'prata' }, 'replace');
    expect(replaced.standing).toBe('known');
    expect(await values()).toEqual(['prata', 12]);
    for (const { id } of [replaced, filled]) {
      await ask(writer.userId, `undo_import('${id}')`);
      while ((await ask(writer.userId, `undo_import_lines('${id}', 10)`)) === 'more');
    }
    expect(await values()).toEqual(['ouro']);
    // What the type refuses is no line of the import.
    const wrong = await checked(writer.userId, [
      { emails: [address('eva')], custom: { [size]: 'doze' } },
    ]);
    expect((await linesOf(wrong))[0]).toMatchObject({
      standing: 'problem',
      remarks: ['line:refused'],
    });
  });
});
