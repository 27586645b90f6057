import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { randomFor } from '../../tests/seed.ts';
import { makePerson } from '../testing/people.ts';
import { rowsAbout } from '../testing/rows-about.ts';
import { ownerSql, useScratchDatabase } from '../testing/scratch-database.ts';
import { sendLead, storedLead } from '../testing/send-lead.ts';
import { duplicatesOf, merge, mergesOf, unmerge } from './staff-calls.ts';

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

/** What the property is about: not a row of these may be another after undoing. */
const LEADING = [
  'private.contact_pairs',
  'private.contact_words',
  'private.deal_spans',
  'private.deal_words',
  'private.lead_words',
  'public.client_organizations',
  'public.crm_contact_points',
  'public.crm_contacts',
  'public.crm_deals',
  'public.crm_messages',
  'public.crm_tasks',
  'public.feedback_entries',
  'public.newsletter_subscriptions',
  'public.qualification_submissions',
];

/** Rows of further tables that lead to a contact; a contact of the same telephone besides. */
async function led(contact: string, round: number): Promise<void> {
  const values = [contact];
  await ownerSql(
    `insert into public.crm_tasks (id, contact_id, product, title, due_at)
     values (gen_random_uuid(), $1, 'forja', 'Ligar', now())`,
    values,
  );
  await ownerSql(
    `insert into public.crm_messages (id, contact_id, product, channel, direction, recipient, body)
     values (gen_random_uuid(), $1, 'forja', 'whatsapp', 'out', '+5511999990000', 'Oi')`,
    values,
  );
  await ownerSql(`insert into public.client_organizations (contact_id) values ($1)`, values);
  await ownerSql(
    `insert into public.newsletter_subscriptions (email, consent_version, consent_locale, contact_id)
     values ($2, 'planted', 'pt-BR', $1)`,
    [contact, mail()],
  );
  await ownerSql(
    `insert into public.feedback_entries (id, protocol, project_id, type, verbatim, contact_id)
     select gen_random_uuid(), $2, id, 'bug', 'Plantado', $1 from public.feedback_projects limit 1`,
    [contact, `F-${String(round).padStart(4, 'A')}-BBBB`],
  );
  await ownerSql(
    `insert into public.crm_contacts (name, phone, source) values ('Vizinha', $1, 'website')`,
    [`11 9${4000 + round}-1234`],
  );
}

const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'let through',
    (error: Error) => error.message,
  );

describe('merging contacts', () => {
  test('leads deals, leads and addresses to the merge target, which keeps its own values where none was chosen', async () => {
    const [one, other] = [mail(), mail()];
    const target = await contactOf({ name: 'Ana', email: one });
    const deleted = await contactOf({ name: 'Ana Souza', email: other, phone: '11 94444-0001' });
    await merge(manager, target, deleted, ['name', 'phone']);
    const [row] = await ownerSql<Record<string, unknown>>(
      `select c.name, c.email, c.phone,
         (select count(*)::int from public.crm_deals d where d.contact_id = c.id) as deals,
         (select count(*)::int from public.qualification_submissions s where s.contact_id = c.id) as leads,
         (select array_agg(k.match_key order by k.match_key) from public.crm_contact_points k
           where k.contact_id = c.id) as points
       from public.crm_contacts c where c.id = $1`,
      [target],
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

  test('and undoing it gives the same rows, whichever values were chosen', async () => {
    const { next: random } = randomFor('merge');
    for (let round = 0; round < 12; round += 1) {
      const phone = `11 9${4000 + round}-1234`;
      const answers = () => ({
        name: random() < 0.7 ? `Ana ${round}` : '',
        email: random() < 0.7 ? mail() : '',
        phone: `11 9${String(Math.floor(random() * 1e8)).padStart(8, '0')}`,
        company: random() < 0.5 ? 'Padaria Sol' : '',
      });
      const target = await contactOf(answers());
      const deleted = await contactOf({ ...answers(), name: 'Outra' }, 'doavya');
      for (const id of [target, deleted]) {
        // The one that goes has a neighbour of that number, so that there are pairs.
        if (id === deleted || random() < 0.5) {
          await ownerSql(
            `insert into public.crm_contact_points (contact_id, kind, value, match_key)
             values ($1, 'phone', $2, private.phone_key($2)) on conflict do nothing`,
            [id, phone],
          );
        }
      }
      await led(deleted, round);
      const before = await rowsAbout([target, deleted]);
      expect(Object.keys(before)).toEqual(expect.arrayContaining(LEADING));
      const accepted = FIELDS.filter(() => random() < 0.5);
      const id = await merge(manager, target, deleted, accepted);
      expect(await rowsAbout([target, deleted])).not.toEqual(before);
      await unmerge(manager, id);
      expect(await rowsAbout([target, deleted]), `taken: ${accepted.join()}`).toEqual(before);
    }
  });

  test('ten at once merge a pair once', async () => {
    const target = await contactOf({ name: 'Ana', email: mail() });
    const deleted = await contactOf({ name: 'Ana', email: mail() });
    const done = await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        refusal(at % 2 ? merge(manager, target, deleted) : merge(manager, deleted, target)),
      ),
    );
    expect(done.sort()).toEqual([...Array(9).fill('contact_merged'), 'let through'].sort());
  });

  test('is undone while nothing prevents it, else the reason is shown', async () => {
    const make = async () => contactOf({ name: 'Ana', email: mail() });
    const [a, b, c] = [await make(), await make(), await make()];
    const first = await merge(manager, a, b);
    await ownerSql(`update public.crm_contacts set name = 'Bia' where id = $1`, [a]);
    expect(await refusal(unmerge(manager, first))).toContain('unmerge_late');
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
    const target = await contactOf({ name: 'Ana', email: mail() });
    const deleted = await contactOf({ name: 'Ana Antes', email: mail() });
    const id = await merge(manager, target, deleted);
    await unmerge(manager, id);
    expect(
      await ownerSql(
        `select kind, to_value, actor, product from public.crm_events
         where subject_id = $1 and kind in ('merged', 'unmerged') order by id`,
        [target],
      ),
    ).toEqual([
      { kind: 'merged', to_value: 'Ana Antes', actor: manager, product: 'forja' },
      { kind: 'unmerged', to_value: 'Ana Antes', actor: manager, product: 'forja' },
    ]);
  });

  test('is for those who may change the CRM, and within their product', async () => {
    const target = await contactOf({ name: 'Ana', email: mail() });
    const deleted = await contactOf({ name: 'Ana', email: mail() });
    const narrowed = await makePerson({ role: 'manager' });
    await ownerSql(`update public.user_roles set product = 'doavya' where user_id = $1`, [
      narrowed,
    ]);
    for (const [who, answer] of [
      [await makePerson({ role: 'viewer' }), 'crm_update_missing'],
      [await makePerson({ role: 'analyst' }), 'crm_update_missing'],
      [await makePerson(), 'crm_update_missing'],
      [narrowed, 'contact_gone'],
    ] as const) {
      expect(await refusal(merge(who, target, deleted))).toBe(answer);
    }
    expect(await refusal(duplicatesOf(narrowed, target))).toBe('contact_gone');
  });
});

describe('who may be the same person', () => {
  test('is shown with the reasons', async () => {
    const domain = `${randomUUID()}.example`;
    const me = await contactOf({
      name: 'Helena Prado',
      email: `helena@${domain}`,
      phone: '17 99123-7777',
    });
    const similar = await contactOf({ name: 'Helena Prad', email: `h.prado@${domain}` });
    const other = await contactOf({ name: 'Caio Dias', email: `caio@${domain}` });
    const byPhone = await contactOf({ name: 'Helena P.', email: mail() });
    await ownerSql(
      `insert into public.crm_contact_points (contact_id, kind, value, match_key)
       values ($1, 'phone', '17 9123-7777', private.phone_key('17 9123-7777'))`,
      [byPhone],
    );
    const found = await duplicatesOf(manager, me);
    expect(found.map(({ id, reasons }) => [id, reasons])).toEqual([
      [byPhone, ['phone']],
      [similar, ['name']],
    ]);
    expect(found.map(({ id }) => id)).not.toContain(other);
  });
});
