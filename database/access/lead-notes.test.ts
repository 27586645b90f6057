import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { makePerson } from '../testing/people.ts';
import { actorSql, ownerSql, useScratchDatabase } from '../testing/scratch-database.ts';

type Note = { id: string; body: string; named: object; by_name: string; mine: boolean };

describe('notes on leads', () => {
  useScratchDatabase();
  const people = {} as Record<'writer' | 'reader' | 'other' | 'client', string>;
  let lead = '';
  beforeAll(async () => {
    people.writer = await makePerson({ role: 'manager' });
    people.other = await makePerson({ role: 'manager' });
    people.reader = await makePerson({ role: 'viewer' });
    people.client = await makePerson();
    const [row] = await ownerSql<{ id: string }>(
      `insert into public.qualification_submissions (form_data) values ('{"name": "Ana"}')
       returning id`,
    );
    lead = row?.id ?? '';
  });
  const as = (who: keyof typeof people) => ({ kind: 'user', userId: people[who] }) as const;
  const at = (who: keyof typeof people) => `@{${people[who]}}`;
  const ask = <Row>(who: keyof typeof people, statement: string) =>
    actorSql<Row>(as(who), statement);
  const write = async (who: keyof typeof people, body: string, id = randomUUID() as string) => {
    await ask(who, `select public.write_lead_note('${id}', '${lead}', '${body}')`);
    return id;
  };
  const edit = (who: keyof typeof people, id: string, body: string) =>
    ask(who, `select public.edit_lead_note('${id}', '${body}')`);
  const remove = (who: keyof typeof people, id: string, removed = true) =>
    ask(who, `select public.remove_lead_note('${id}', ${removed})`);
  const read = (who: keyof typeof people) =>
    ask<Note>(who, `select * from public.lead_notes_of('${lead}')`);
  const bodies = async (who: keyof typeof people) => (await read(who)).map(({ body }) => body);
  const mentions = (who: keyof typeof people, state = 'all') =>
    ask<{ id: string; body: string; read_at: Date | null }>(
      who,
      `select * from public.mentions_page('${state}')`,
    );
  const mailsAbout = async (note: string) =>
    ownerSql<{ id: string; user_id: string }>(
      `select m.id, m.user_id from public.outbox o
         join public.note_mentions m on m.id::text = o.payload ->> 'mention_id'
       where o.kind = 'lead.mention-mail' and m.lead_note_id = $1`,
      [note],
    );
  const sample = (mention: string | undefined) =>
    actorSql<{ email: string }>(
      { kind: 'system' },
      `select * from private.mention_for_mail('${mention}')`,
    );

  test('are read by users who read leads, and by nobody else', async () => {
    const id = await write('writer', ' Ligar na segunda. ');
    expect(await read('reader')).toMatchObject([{ id, body: 'Ligar na segunda.', mine: false }]);
    expect(await read('writer')).toMatchObject([{ id, mine: true }]);
    for (const statement of [
      `select * from public.lead_notes_of('${lead}')`,
      'select * from public.mentions_page()',
    ]) {
      await expect(ask('client', statement)).rejects.toThrow('crm_read_missing');
    }
    expect(await ask('client', 'select body from public.lead_notes')).toEqual([]);
    await remove('writer', id);
  });

  test('need the permission, and are changed only by their author', async () => {
    for (const who of ['reader', 'client'] as const) {
      await expect(write(who, 'Não posso')).rejects.toThrow('crm_update_missing');
      await expect(ask(who, 'select * from public.crm_mentionables()')).rejects.toThrow(
        'crm_update_missing',
      );
    }
    const id = await write('writer', 'Primeira');
    for (const who of ['other', 'reader', 'client'] as const) {
      await expect(edit(who, id, 'De outra pessoa')).rejects.toThrow(/not_yours|update_missing/);
      await expect(remove(who, id)).rejects.toThrow(/not_yours|update_missing/);
    }
    expect(await bodies('other')).toEqual(['Primeira']);
    await edit('writer', id, 'Segunda');
    expect(await bodies('other')).toEqual(['Segunda']);
    await remove('writer', id);
  });

  test('are stored once for repeated calls', async () => {
    const id = await write('writer', `Veja, ${at('other')}`);
    await write('writer', 'De novo', id);
    await write('other', 'Por cima', id);
    expect(await bodies('reader')).toEqual([`Veja, ${at('other')}`]);
    expect(await mailsAbout(id)).toHaveLength(1);
    await remove('writer', id);
  });

  test('come back when their removal is undone, for ten minutes', async () => {
    const id = await write('writer', `Some, ${at('other')}`);
    await remove('writer', id);
    expect(await bodies('writer')).toEqual([]);
    expect(await mentions('other')).toEqual([]);
    await expect(edit('writer', id, 'Some')).rejects.toThrow('note_not_yours');
    await expect(remove('other', id, false)).rejects.toThrow('note_not_yours');
    await remove('writer', id, false);
    expect(await bodies('writer')).toEqual([`Some, ${at('other')}`]);
    await remove('writer', id);
    await ownerSql(
      `update public.lead_notes set removed_at = now() - interval '11 minutes' where id = $1`,
      [id],
    );
    await expect(remove('writer', id, false)).rejects.toThrow('note_not_yours');
    await ownerSql(`update public.lead_notes set removed_at = now() - interval '2 days'
      where id = '${id}'`);
    const [{ erased } = { erased: {} }] = await actorSql<{ erased: object }>(
      { kind: 'system' },
      'select public.erase_expired() as erased',
    );
    expect(erased).toMatchObject({ removed_notes: 1 });
    expect(await ownerSql('select from public.lead_notes where id = $1', [id])).toEqual([]);
  });

  test('mention colleagues who may read leads, each once: an item in their list and a mail', async () => {
    const text = `${at('other')} e ${at('other')}, ${at('client')}, ${at('writer')}, @{nada}`;
    const id = await write('writer', text);
    const mails = await mailsAbout(id);
    expect(mails.map(({ user_id }) => user_id)).toEqual([people.other]);
    expect(await mentions('other', 'unread')).toMatchObject([{ body: text, read_at: null }]);
    expect(await mentions('writer')).toEqual([]);
    expect(await sample(mails[0]?.id)).toHaveLength(1);
    expect((await read('reader'))[0]?.named).toHaveProperty(people.other);

    // Named no longer, and then again: the place comes back, the mail does not.
    await edit('writer', id, 'Ninguém');
    expect(await mentions('other')).toEqual([]);
    expect(await sample(mails[0]?.id)).toEqual([]);
    await edit('writer', id, `${at('other')} e ${at('reader')}`);
    expect(await mentions('other')).toHaveLength(1);
    expect((await mailsAbout(id)).map(({ user_id }) => user_id).sort()).toEqual(
      [people.other, people.reader].sort(),
    );

    // No mail to a user who has switched such mails off, until they switch them on again.
    const [again] = (await mailsAbout(id)).filter(({ user_id }) => user_id === people.reader);
    await ask('reader', `select public.choose_notice('mention', 'mail', true)`);
    expect(await sample(again?.id)).toEqual([]);
    await ask('reader', `select public.choose_notice('mention', 'mail', false)`);
    expect(await sample(again?.id)).toHaveLength(1);

    // What has been read needs no mail.
    await ask('reader', `select public.read_mentions('${lead}')`);
    expect(await mentions('reader', 'unread')).toEqual([]);
    expect(await mentions('reader')).toHaveLength(1);
    expect(await mentions('other', 'unread')).toHaveLength(1);
    const [mailOfReader] = (await mailsAbout(id)).filter(
      ({ user_id }) => user_id === people.reader,
    );
    expect(await sample(mailOfReader?.id)).toEqual([]);
    await remove('writer', id);
  });

  test('do not notify users who may no longer read leads', async () => {
    const id = await write('writer', at('other'));
    const [mail] = await mailsAbout(id);
    await ownerSql('update public.user_roles set is_active = false where user_id = $1', [
      people.other,
    ]);
    expect(await sample(mail?.id)).toEqual([]);
    expect(await ask('other', 'select id from public.note_mentions')).toEqual([]);
    await expect(mentions('other')).rejects.toThrow('crm_read_missing');
    const colleagues = await ask<{ id: string }>(
      'writer',
      'select * from public.crm_mentionables()',
    );
    expect(colleagues.map((person) => person.id)).toEqual([people.reader]);
  });

  test('offer the address of colleagues who share a name, and only theirs', async () => {
    const offered = async () =>
      (
        await ask<{ id: string; email: string | null }>(
          'writer',
          'select id, email from public.crm_mentionables()',
        )
      ).map(({ id, email }) => [id, email !== null]);
    const sameName = await makePerson({ role: 'viewer' });
    const outsider = await makePerson();
    await ownerSql(
      `update public.user_profiles set display_name = 'Ana Furtado'
      where user_id = any ($1::uuid[])`,
      [[sameName, outsider]],
    );
    expect(await offered()).toContainEqual([sameName, false]);
    await ownerSql(
      `update public.user_profiles set display_name = 'ana furtado'
      where user_id = $1`,
      [people.reader],
    );
    // A user who may not read leads is not offered, and does not count for shared names.
    expect((await offered()).toSorted()).toEqual(
      [
        [people.reader, true],
        [sameName, true],
      ].toSorted(),
    );
  });

  test('are deleted with their lead', async () => {
    await write('writer', 'Vai junto');
    await ownerSql('delete from public.qualification_submissions where id = $1', [lead]);
    expect(await ownerSql('select from public.lead_notes where lead_id = $1', [lead])).toEqual([]);
  });
});
