import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Person } from '../../app/platform/database/actor.server.ts';
import { makePerson } from '../testing/people.ts';
import { actorSql, ownerSql, useScratchDatabase } from '../testing/scratch-database.ts';
import { sendLead, storedLead } from '../testing/send-lead.ts';

/* One contact of two products: users of one product learn nothing of the other. */
describe('a contact of two products, seen by who works for one', () => {
  useScratchDatabase();
  const email = `${randomUUID()}@casa.example`;
  const lead = { forja: randomUUID(), doavya: randomUUID() };
  let contact = '';
  let duplicate = '';
  let whole: Person;
  let narrowed: Person;
  let narrowedOther: Person;

  const rows = <Row>(actor: Person, call: string) => actorSql<Row>(actor, `select * from ${call}`);
  const column = async (actor: Person, call: string, name: string) =>
    (await rows<Record<string, unknown>>(actor, call)).map((row) => row[name]);

  async function sendOf(product: 'forja' | 'doavya', answers: Record<string, string>, id?: string) {
    const own = id ?? randomUUID();
    const source = product === 'forja' ? 'contact_form' : 'doavya';
    await sendLead({ id: own, source, answers });
    return (await storedLead(own))?.contact_id ?? '';
  }

  beforeAll(async () => {
    const person = async (product?: string): Promise<Person> => ({
      kind: 'user',
      userId: await makePerson({ role: 'manager', ...(product && { product }) }),
    });
    [whole, narrowed, narrowedOther] = [
      await person(),
      await person('doavya'),
      await person('forja'),
    ];
    const ana = { name: 'Ana Luz', email };
    await sendOf('doavya', { ...ana, message: 'Da Doavya' }, lead.doavya);
    contact = await sendOf('forja', { ...ana, message: 'Segredo da Forja' }, lead.forja);
    await ownerSql(`update public.crm_deals set value = 1000 where contact_id = $1`, [contact]);
    duplicate = await sendOf('doavya', { name: 'Ana Luz', email: `${randomUUID()}@casa.example` });
    for (const id of [contact, duplicate]) {
      await ownerSql(
        `insert into public.crm_contact_points (contact_id, kind, value, match_key)
         values ($1, 'phone', '11 98888-7777', private.phone_key('11 98888-7777'))`,
        [id],
      );
    }
    await actorSql(
      whole,
      `select public.write_lead_note(gen_random_uuid(), '${lead.forja}', 'Nota da Forja')`,
    );
    await actorSql(
      whole,
      `update public.qualification_submissions set status = 'contacted' where id = '${lead.forja}'`,
    );
  });

  const open = (actor: Person, call: string) =>
    rows<{ id: string; open_deals: number; open_value: string }>(actor, call).then((found) =>
      found
        .filter(({ id }) => id === contact)
        .map((row) => [row.open_deals, Number(row.open_value)]),
    );

  test('has the open deals of that product alone in the list', async () => {
    expect(await open(whole, 'contacts_page()')).toEqual([[2, 2000]]);
    expect(await open(narrowed, 'contacts_page()')).toEqual([[1, 1000]]);
    expect(await open(narrowed, `contacts_page(p_text => 'ana luz')`)).toEqual([[1, 1000]]);
  });

  test('is counted by the switch alike', async () => {
    expect(await open({ ...whole, product: 'doavya' }, 'contacts_page()')).toEqual([[1, 1000]]);
  });

  test('is found by open deals that the user may see, and by no other', async () => {
    const found = async (actor: Person, deal: string) => [
      (await column(actor, `contacts_page(p_deal => '${deal}')`, 'id')).includes(contact),
      await actorSql<{ n: number }>(
        actor,
        `select contacts_count(p_deal => '${deal}', p_text => 'ana luz') as n`,
      ).then(([row]) => row?.n),
    ];
    expect(await found(narrowed, 'open')).toEqual([true, 2]);
    const closed = `update public.crm_deals set is_active = $2 where contact_id = $1 and product = 'doavya'`;
    await ownerSql(closed, [contact, false]);
    expect(await found(narrowed, 'open')).toEqual([false, 1]);
    expect(await found(narrowed, 'none')).toEqual([true, 1]);
    expect(await found({ ...whole, product: 'doavya' }, 'none')).toEqual([true, 1]);
    expect(await found(whole, 'none')).toEqual([false, 0]);
    expect(await found(narrowedOther, 'open')).toEqual([true, 1]);
    await ownerSql(closed, [contact, true]);
  });

  test('is offered as a duplicate with the visible fields', async () => {
    const duplicates = (actor: Person) =>
      rows<{ id: string; leads: number; deals: number }>(
        actor,
        `duplicate_candidates('${duplicate}')`,
      ).then((found) => found.map(({ id, leads, deals }) => [id, leads, deals]));
    expect(await duplicates(whole)).toEqual([[contact, 2, 2]]);
    expect(await duplicates(narrowed)).toEqual([[contact, 1, 1]]);
  });

  test('has a line of what happened in that product', async () => {
    const notified = async (actor: Person) =>
      JSON.stringify(await rows(actor, `contact_timeline('${contact}', null, null, null, 100)`));
    expect(await notified(whole)).toContain('Segredo da Forja');
    expect(await notified(whole)).toContain('Nota da Forja');
    const seen = await notified(narrowed);
    expect(seen).toContain('Da Doavya');
    for (const of of ['Segredo da Forja', 'Nota da Forja', lead.forja]) {
      expect(seen).not.toContain(of);
    }
    for (const kind of ['lead', 'move', 'note', 'mail']) {
      const facts = await column(
        narrowed,
        `contact_timeline('${contact}', '{${kind}}')`,
        'link_id',
      );
      expect(facts.filter((id) => id !== lead.doavya)).toEqual([]);
    }
  });

  test('has the move of a lead once, with the states before and after', async () => {
    const all = await rows<{ link_id: string; details: { from?: string; to?: string } }>(
      whole,
      `contact_timeline('${contact}', null, null, null, 100)`,
    );
    const moves = all.filter(
      ({ link_id, details }) => link_id === lead.forja && details.to === 'contacted',
    );
    expect(moves.map(({ details }) => details.from)).toEqual(['new']);
  });

  test('is kept as long as what is seen says, and whether there is more to it', async () => {
    await ownerSql(
      `update public.crm_deals set stage_id = (select s.id from public.crm_stages s
         where s.pipeline_id = crm_deals.pipeline_id and s.kind = 'won')
       where contact_id = $1 and product = 'forja'`,
      [contact],
    );
    const stored = async (actor: Person) =>
      (
        await rows<{ reason: string; beyond: boolean; erase_at: Date }>(
          actor,
          `contact_retained_until('${contact}')`,
        )
      ).map(({ reason, beyond, erase_at }) => [
        reason,
        beyond,
        erase_at.getFullYear() - new Date().getFullYear(),
      ]);
    expect(await stored(whole)).toEqual([['contract', false, 5]]);
    expect(await stored(narrowed)).toEqual([['contact', true, 2]]);
  });

  test('is written to with the facts of leads that are seen', async () => {
    const references = await ownerSql<{ id: string; protocol: string }>(
      'select id, protocol from public.qualification_submissions where id = any ($1)',
      [Object.values(lead)],
    );
    const of = (id: string) => references.find((one) => one.id === id)?.protocol;
    const facts = async (actor: Person, product: string) =>
      (
        await actorSql<{ facts: { protocol: string } }>(
          actor,
          `select message_facts('contact', '${contact}', '${product}') as facts`,
        )
      )[0]?.facts.protocol;
    expect(await facts(whole, 'forja')).toBe(of(lead.forja));
    expect(await facts(narrowed, 'doavya')).toBe(of(lead.doavya));
    // Of no product that was asked for, in one that the caller works for.
    for (const [who, product] of [
      [narrowed, 'doavya'],
      [narrowedOther, 'forja'],
    ] as const) {
      const [row] = await actorSql<{ facts: { product: string } }>(
        who,
        `select message_facts('contact', '${contact}') as facts`,
      );
      expect(row?.facts.product).toBe(product);
    }
  });
});
