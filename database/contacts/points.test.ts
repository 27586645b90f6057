import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { makePerson } from '../testing/people.ts';
import { ownerSql, useScratchDatabase } from '../testing/scratch-database.ts';
import { sendLead, storedLead } from '../testing/send-lead.ts';
import { merge } from './staff-calls.ts';

useScratchDatabase();

const mail = () => `${randomUUID()}@casa.example`;

async function contactOf(answers: Record<string, string>, more: object = {}) {
  const id = randomUUID();
  await sendLead({ id, answers, ...more });
  return (await storedLead(id))?.contact_id ?? '';
}

const pointsOf = (id: string) =>
  ownerSql<{ kind: string; value: string; match_key: string; is_primary: boolean }>(
    `select kind, value, match_key, is_primary from public.crm_contact_points
     where contact_id = $1 order by kind, is_primary desc, value`,
    [id],
  );

const addPoint = (id: string, kind: string, value: string) =>
  ownerSql(
    `insert into public.crm_contact_points (contact_id, kind, value, match_key)
     values ($1, $2, $3, private.point_key($2, $3))`,
    [id, kind, value],
  );

describe('points of a contact', () => {
  test('start with its e-mail and its telephone', async () => {
    const email = mail();
    const id = await contactOf(
      { nome: 'Ana', email, telefone: '17 99123-0001' },
      { phone: '+5517991230001' },
    );
    expect(await pointsOf(id)).toEqual([
      { kind: 'email', value: email, match_key: email, is_primary: true },
      { kind: 'phone', value: '+5517991230001', match_key: '1791230001', is_primary: true },
    ]);
  });

  test('keep the former main one when another replaces it', async () => {
    const [one, other] = [mail(), mail()];
    const id = await contactOf({ nome: 'Ana', email: one });
    await ownerSql('update public.crm_contacts set email = $2 where id = $1', [id, other]);
    expect(await pointsOf(id)).toEqual(
      [
        { kind: 'email', value: other, match_key: other, is_primary: true },
        { kind: 'email', value: one, match_key: one, is_primary: false },
      ].sort((a, b) => Number(b.is_primary) - Number(a.is_primary)),
    );
  });

  test('each match a lead to their contact', async () => {
    const second = mail();
    const id = await contactOf({ nome: 'Ana', email: mail() });
    await addPoint(id, 'email', second);
    await addPoint(id, 'phone', '+5511970000002');
    expect(await contactOf({ nome: 'Ana', email: second.toUpperCase() })).toBe(id);
    expect(await contactOf({ nome: 'Ana', telefone: '(11) 7000-0002' })).toBe(id);
  });

  test('ten concurrent leads of one person, each spelled differently, create one contact', async () => {
    const email = mail();
    const spelled = ['11 96666-7777', '(11) 6666-7777', '+55 11 96666 7777', '011 96666-7777'];
    const leads = Array.from({ length: 10 }, (_, at) => ({
      nome: 'Ana',
      ...(at % 2 === 0 && { email: at % 4 === 0 ? email : email.toUpperCase() }),
      telefone: spelled[at % spelled.length] ?? '',
    }));
    const found = await Promise.all(leads.map((answers) => contactOf(answers)));
    expect(new Set(found).size).toBe(1);
  });

  test('of the one that was merged lead to the merge target; a merged contact is never revived', async () => {
    const [one, other] = [mail(), mail()];
    const target = await contactOf({ nome: 'Ana', email: one });
    const deleted = await contactOf({ nome: 'Ana S.', email: other, telefone: '11 95555-0009' });
    await merge(await makePerson({ role: 'manager' }), target, deleted);
    expect(await contactOf({ nome: 'Ana', email: other })).toBe(target);
    expect(await contactOf({ nome: 'Ana', telefone: '11 5555-0009' })).toBe(target);
    expect(
      await ownerSql('select is_active, merged_into from public.crm_contacts where id = $1', [
        deleted,
      ]),
    ).toEqual([{ is_active: false, merged_into: target }]);
  });

  test('are all in the copy of the contact’s data', async () => {
    const [one, other] = [mail(), mail()];
    const target = await contactOf({ nome: 'Ana', email: one });
    const deleted = await contactOf({ nome: 'Ana S.', email: other });
    await merge(await makePerson({ role: 'manager' }), target, deleted);
    for (const address of [one, ` ${other.toUpperCase()}`]) {
      const [person] = await ownerSql<{ contacts: string[] }>(
        'select (private.person_of($1)).contacts',
        [address],
      );
      expect([...(person?.contacts ?? [])].sort()).toEqual([target, deleted].sort());
    }
  });

  test('a lead is found by any of them', async () => {
    const second = mail();
    const id = await contactOf({ nome: 'Ana', email: mail() });
    await addPoint(id, 'email', second);
    expect(
      await ownerSql(
        'select words like $1 as found from private.lead_words w join public.qualification_submissions s using (id) where s.contact_id = $2',
        [`%${second}%`, id],
      ),
    ).toEqual([{ found: true }]);
  });
});
