import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { makePerson, type Role } from '../testing/people.ts';
import { actorSql, ownerSql, refusalOf, useScratchDatabase } from '../testing/scratch-database.ts';

type Actor = { kind: 'user'; userId: string; product?: string };
type Note = { id: string; body: string; mine: boolean; is_new: boolean; files: { name: string }[] };

const person = async (role: Role, product?: string): Promise<Actor> => ({
  kind: 'user',
  userId: await makePerson({ role, ...(product && { product }) }),
});
const idOf = async (statement: string) => (await ownerSql<{ id: string }>(statement))[0]?.id ?? '';

describe('notes on deals, contacts and companies', () => {
  useScratchDatabase();
  let writer: Actor;
  let colleague: Actor;
  let reader: Actor;
  let narrowed: Actor;
  const subject = { deal: '', contact: '', company: '' };

  beforeAll(async () => {
    writer = await person('manager');
    colleague = await person('manager');
    reader = await person('viewer');
    narrowed = await person('manager', 'doavya');
    subject.company = await idOf(
      `insert into public.crm_companies (name, products) values ('Padaria', '{forja}') returning id`,
    );
    subject.contact = await idOf(
      `insert into public.crm_contacts (name, source, products)
       values ('Ana', 'website', '{forja}') returning id`,
    );
    subject.deal = await idOf(
      `insert into public.crm_deals (contact_id, pipeline_id, stage_id, title, source)
       select '${subject.contact}', s.pipeline_id, s.id, 'Força de vendas', 'website'
       from public.crm_stages s join public.crm_pipelines p on p.id = s.pipeline_id
       where p.product = 'forja' and s.kind = 'open' order by s.position limit 1 returning id`,
    );
  });
  const kinds = ['deal', 'contact', 'company'] as const;
  const write = async (
    who: Actor,
    kind: (typeof kinds)[number],
    body: string,
    files: readonly string[] = [],
  ) => {
    const id = randomUUID();
    await actorSql(
      who,
      `select public.write_crm_note('${id}', '${kind}', '${subject[kind]}', '${body}',
        '{${files.join()}}')`,
    );
    return id;
  };
  const read = (who: Actor, kind: (typeof kinds)[number] = 'deal') =>
    actorSql<Note>(who, `select * from public.crm_notes_of('${kind}', '${subject[kind]}')`);
  const upload = async (who: Actor) => {
    const id = randomUUID();
    const file = JSON.stringify({
      key: `notes/${id.replaceAll('-', '').repeat(2)}`,
      name: 'rota.pdf',
      type: 'application/pdf',
      size: 3,
      sha256: '0'.repeat(64),
    });
    await actorSql(who, `select public.save_note_file('${id}', '${file}')`);
    return id;
  };
  const mailsTo = (note: string) =>
    ownerSql<{ mention: string; user_id: string }>(
      `select m.id as mention, m.user_id from public.outbox o
       join public.note_mentions m on m.id::text = o.payload ->> 'mention_id'
       where o.kind = 'note.mention-mail' and m.crm_note_id = $1`,
      [note],
    );

  test.each(kinds)(
    'on a %s are read by its readers, and by nobody of another product',
    async (kind) => {
      const id = await write(writer, kind, 'Metade da rota não tem sinal');
      expect(await read(reader, kind)).toMatchObject([{ id, mine: false }]);
      expect(await read(writer, kind)).toMatchObject([{ id, mine: true }]);
      expect(await read(narrowed, kind)).toEqual([]);
      expect(await actorSql(narrowed, 'select id from public.crm_notes')).toEqual([]);
      expect(await refusalOf(narrowed, writing(kind))).toBe('PT404');
      expect(await refusalOf(reader, writing(kind))).toBe('PT403');
      for (const who of [colleague, narrowed]) {
        expect(await refusalOf(who, `select public.edit_crm_note('${id}', 'x')`)).toBe('PT409');
        expect(await refusalOf(who, `select public.remove_crm_note('${id}')`)).toBe('PT409');
      }
      await actorSql(writer, `select public.remove_crm_note('${id}')`);
      expect(await read(reader, kind)).toEqual([]);
    },
  );
  const writing = (kind: (typeof kinds)[number]) =>
    `select public.write_crm_note(gen_random_uuid(), '${kind}', '${subject[kind]}', 'x')`;

  test('mention colleagues who may read them, once each, until they have read them', async () => {
    const at = (who: Actor) => `@{${who.userId}}`;
    const id = await write(writer, 'deal', `${at(colleague)} ${at(narrowed)} ${at(writer)}`);
    const mails = await mailsTo(id);
    expect(mails.map(({ user_id }) => user_id)).toEqual([colleague.userId]);
    const forMail = () =>
      actorSql<{ subject_name: string }>(
        { kind: 'system' },
        `select * from private.crm_mention_for_mail('${mails[0]?.mention}')`,
      );
    expect(await forMail()).toMatchObject([{ subject_name: 'Força de vendas' }]);
    const page = () =>
      actorSql(colleague, `select subject, subject_id from public.mentions_page('unread')`);
    expect(await page()).toEqual([{ subject: 'deal', subject_id: subject.deal }]);
    expect((await read(colleague))[0]?.is_new).toBe(true);
    const [{ waiting } = { waiting: { moments: [] as { about: string }[] } }] = await actorSql<{
      waiting: { moments: { about: string }[] };
    }>(colleague, 'select public.notices_waiting() as waiting');
    expect(waiting.moments).toMatchObject([{ about: 'notice-deal' }]);
    // Edited: no second mail.
    await actorSql(writer, `select public.edit_crm_note('${id}', 'De novo, ${at(colleague)}')`);
    expect(await mailsTo(id)).toHaveLength(1);
    await actorSql(colleague, `select public.read_crm_mentions('deal', '${subject.deal}')`);
    expect(await page()).toEqual([]);
    expect(await forMail()).toEqual([]);
    await actorSql(writer, `select public.remove_crm_note('${id}')`);
  });

  test('carry files that their author uploaded, and take them along when they are deleted', async () => {
    const file = await upload(writer);
    const visible = (who: Actor) =>
      actorSql(who, `select id from public.note_files where id = '${file}'`);
    expect(await visible(writer)).toHaveLength(1);
    expect(await visible(colleague)).toEqual([]);
    await expect(write(colleague, 'deal', 'Arquivo de outra pessoa', [file])).rejects.toThrow(
      'files_gone',
    );
    const id = await write(writer, 'deal', 'Veja a rota', [file]);
    expect((await read(reader))[0]?.files).toMatchObject([{ id: file, name: 'rota.pdf' }]);
    expect(await visible(reader)).toHaveLength(1);
    expect(await visible(narrowed)).toEqual([]);
    await actorSql(writer, `select public.drop_note_file('${file}')`);
    expect(await visible(writer)).toHaveLength(1);

    await actorSql(writer, `select public.remove_crm_note('${id}')`);
    await ownerSql(`update public.crm_notes set removed_at = now() - interval '2 days'`);
    await ownerSql(
      `update public.note_files set created_at = now() - interval '2 days' where id = $1`,
      [await upload(writer)],
    );
    const [{ erased } = { erased: {} }] = await actorSql<{ erased: object }>(
      { kind: 'system' },
      'select public.erase_expired() as erased',
    );
    expect(erased).toMatchObject({ removed_crm_notes: expect.any(Number), unused_note_files: 1 });
    expect(await ownerSql('select id from public.note_files')).toEqual([]);
    expect(
      await ownerSql(`select id from public.outbox where kind = 'notes.erase-file'`),
    ).toHaveLength(2);
  });

  test('on a deal count as activity', async () => {
    await ownerSql(`update public.crm_deals set touched_at = now() - interval '40 days'`);
    await write(writer, 'deal', 'Liguei, ninguém atendeu');
    expect(
      await ownerSql(
        `select id from public.crm_deals where touched_at > now() - interval '1 hour'`,
      ),
    ).toHaveLength(1);
  });
});
