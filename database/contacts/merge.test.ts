import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { randomFor } from '../../tests/seed.ts';
import { makePerson } from '../testing/people.ts';
import { ownerSql, useScratchDatabase } from '../testing/scratch-database.ts';
import { sendLead, storedLead } from '../testing/send-lead.ts';
import { merge, mergesOf, twinsOf, unmerge } from './staff-calls.ts';

useScratchDatabase();

const FIELDS = ['name', 'email', 'phone', 'company', 'job_title', 'owner', 'source'];
let manager = '';
beforeAll(async () => {
  manager = await makePerson({ role: 'manager' });
});

const mail = () => `${randomUUID()}@casa.example`;

async function contactOf(answers: Record<string, string>, source = 'contact_form') {
  const id = randomUUID();
  await sendLead({ id, answers, source });
  return (await storedLead(id))?.contact_id ?? '';
}

/** Everything that leads to these contacts, and they themselves, without what counts by itself. */
async function stateOf(ids: string[]): Promise<unknown> {
  const [row] = await ownerSql<{ state: unknown }>(
    `select jsonb_build_object(
      'contacts', (select jsonb_agg(to_jsonb(c) - 'revision' order by c.id)
        from public.crm_contacts c where c.id = any ($1)),
      'points', (select jsonb_agg(to_jsonb(k) order by k.id)
        from public.crm_contact_points k where k.contact_id = any ($1)),
      'deals', (select jsonb_agg(to_jsonb(d) - 'revision' order by d.id)
        from public.crm_deals d where d.contact_id = any ($1)),
      'leads', (select jsonb_agg(to_jsonb(s) order by s.id)
        from public.qualification_submissions s where s.contact_id = any ($1)),
      'words', (select jsonb_agg(to_jsonb(w) order by w.id)
        from private.contact_words w where w.id = any ($1)),
      'found', (select jsonb_agg(to_jsonb(w) order by w.id) from private.lead_words w
        join public.qualification_submissions s using (id) where s.contact_id = any ($1))) as state`,
    [ids],
  );
  return row?.state;
}

const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'let through',
    (error: Error) => error.message,
  );

describe('merging contacts', () => {
  test('leads deals, leads and addresses to the survivor, which keeps what was not taken', async () => {
    const [one, other] = [mail(), mail()];
    const survivor = await contactOf({ name: 'Ana', email: one });
    const gone = await contactOf({ name: 'Ana Souza', email: other, phone: '11 94444-0001' });
    await merge(manager, survivor, gone, ['name', 'phone']);
    const [row] = await ownerSql<Record<string, unknown>>(
      `select c.name, c.email, c.phone,
         (select count(*)::int from public.crm_deals d where d.contact_id = c.id) as deals,
         (select count(*)::int from public.qualification_submissions s where s.contact_id = c.id) as leads,
         (select array_agg(k.match_key order by k.match_key) from public.crm_contact_points k
           where k.contact_id = c.id) as points
       from public.crm_contacts c where c.id = $1`,
      [survivor],
    );
    expect(row).toEqual({
      name: 'Ana Souza',
      email: one,
      phone: '11 94444-0001',
      deals: 2,
      leads: 2,
      points: [one, other, '1144440001'].sort(),
    });
  });

  test('and undoing it gives the same rows, whatever was taken', async () => {
    const { next: random } = randomFor('merge');
    for (let round = 0; round < 12; round += 1) {
      const phone = `11 9${4000 + round}-1234`;
      const answers = () => ({
        name: random() < 0.7 ? `Ana ${round}` : '',
        email: random() < 0.7 ? mail() : '',
        phone: `11 9${String(Math.floor(random() * 1e8)).padStart(8, '0')}`,
        company: random() < 0.5 ? 'Padaria Sol' : '',
      });
      const survivor = await contactOf(answers());
      const gone = await contactOf({ ...answers(), name: 'Outra' }, 'doavya');
      for (const id of [survivor, gone]) {
        if (random() < 0.5) {
          await ownerSql(
            `insert into public.crm_contact_points (contact_id, kind, value, match_key)
             values ($1, 'phone', $2, private.phone_key($2)) on conflict do nothing`,
            [id, phone],
          );
        }
      }
      const before = await stateOf([survivor, gone]);
      const taken = FIELDS.filter(() => random() < 0.5);
      const id = await merge(manager, survivor, gone, taken);
      expect(await stateOf([survivor, gone])).not.toEqual(before);
      await unmerge(manager, id);
      expect(await stateOf([survivor, gone]), `taken: ${taken.join()}`).toEqual(before);
    }
  });

  test('ten at once merge a pair once', async () => {
    const survivor = await contactOf({ name: 'Ana', email: mail() });
    const gone = await contactOf({ name: 'Ana', email: mail() });
    const done = await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        refusal(at % 2 ? merge(manager, survivor, gone) : merge(manager, gone, survivor)),
      ),
    );
    expect(done.sort()).toEqual([...Array(9).fill('already_merged'), 'let through'].sort());
  });

  test('is undone while nothing contradicts, and says what does', async () => {
    const make = async () => contactOf({ name: 'Ana', email: mail() });
    const [a, b, c] = [await make(), await make(), await make()];
    const first = await merge(manager, a, b);
    await ownerSql(`update public.crm_contacts set name = 'Bia' where id = $1`, [a]);
    expect(await refusal(unmerge(manager, first))).toContain('unmerge_edited');
    await ownerSql(`update public.crm_contacts set name = 'Ana' where id = $1`, [a]);
    const second = await merge(manager, a, c);
    expect((await mergesOf(manager, a)).map(({ hindrance }) => hindrance)).toEqual([
      null,
      'merged_since',
    ]);
    await unmerge(manager, second);
    await ownerSql('update public.crm_deals set contact_id = $2 where contact_id = $1', [a, c]);
    expect((await mergesOf(manager, a)).map(({ hindrance }) => hindrance)).toEqual(['moved_on']);
  });

  test('is on record with who did it', async () => {
    const survivor = await contactOf({ name: 'Ana', email: mail() });
    const gone = await contactOf({ name: 'Ana Antes', email: mail() });
    const id = await merge(manager, survivor, gone);
    await unmerge(manager, id);
    expect(
      await ownerSql(
        `select kind, to_value, actor, product from public.crm_events
         where subject_id = $1 and kind in ('merged', 'unmerged') order by id`,
        [survivor],
      ),
    ).toEqual([
      { kind: 'merged', to_value: 'Ana Antes', actor: manager, product: 'forja' },
      { kind: 'unmerged', to_value: 'Ana Antes', actor: manager, product: 'forja' },
    ]);
  });

  test('is for those who may change the CRM, and within their product', async () => {
    const survivor = await contactOf({ name: 'Ana', email: mail() });
    const gone = await contactOf({ name: 'Ana', email: mail() });
    const narrowed = await makePerson({ role: 'manager' });
    await ownerSql(`update public.user_roles set product = 'doavya' where user_id = $1`, [
      narrowed,
    ]);
    for (const [who, said] of [
      [await makePerson({ role: 'viewer' }), 'crm_update_missing'],
      [await makePerson({ role: 'analyst' }), 'crm_update_missing'],
      [await makePerson(), 'crm_update_missing'],
      [narrowed, 'contact_gone'],
    ] as const) {
      expect(await refusal(merge(who, survivor, gone))).toBe(said);
    }
    expect(await refusal(twinsOf(narrowed, survivor))).toBe('contact_gone');
  });
});

describe('who may be the same person', () => {
  test('is said with the reasons', async () => {
    const domain = `${randomUUID()}.example`;
    const me = await contactOf({
      name: 'Helena Prado',
      email: `helena@${domain}`,
      phone: '17 99123-7777',
    });
    const alike = await contactOf({ name: 'Helena Prad', email: `h.prado@${domain}` });
    const other = await contactOf({ name: 'Caio Dias', email: `caio@${domain}` });
    const byPhone = await contactOf({ name: 'Helena P.', email: mail() });
    await ownerSql(
      `insert into public.crm_contact_points (contact_id, kind, value, match_key)
       values ($1, 'phone', '17 9123-7777', private.phone_key('17 9123-7777'))`,
      [byPhone],
    );
    const found = await twinsOf(manager, me);
    expect(found.map(({ id, reasons }) => [id, reasons])).toEqual([
      [byPhone, ['phone']],
      [alike, ['name']],
    ]);
    expect(found.map(({ id }) => id)).not.toContain(other);
  });
});
