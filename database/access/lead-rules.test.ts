import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makePerson } from '../testing/people.ts';
import { actorSql, ownerSql, useScratchDatabase } from '../testing/scratch-database.ts';
import { sendLead } from '../testing/send-lead.ts';

/** Without hours it is always business time; or business hours begin in three days for an hour. */
const hours = (open: boolean) =>
  ownerSql(
    `update public.company_settings set business_hours = case when $1 then null else
       jsonb_build_object('days', jsonb_build_object(
         lower(to_char(private.business_day(now()) + 3, 'dy')), '[["09:00", "10:00"]]'::jsonb)) end`,
    [open],
  );

describe('assignment of leads by rules', () => {
  useScratchDatabase();
  let [ana, bia, caio, viewer, doavya] = ['', '', '', '', ''];
  beforeAll(async () => {
    for (const make of [
      async () => (ana = await makePerson({ role: 'manager' })),
      async () => (bia = await makePerson({ role: 'manager' })),
      async () => (caio = await makePerson({ role: 'admin' })),
      async () => (viewer = await makePerson({ role: 'viewer' })),
      async () => (doavya = await makePerson({ role: 'manager', product: 'doavya' })),
    ]) {
      await make();
    }
  });
  beforeEach(async () => {
    await ownerSql('delete from public.lead_assignment_rules');
    await ownerSql('update public.user_profiles set at_work_since = null');
    await ownerSql('update public.qualification_submissions set owner_sought_at = null');
    await ownerSql('delete from public.outbox');
    await hours(true);
  });
  const as = (userId: string) => ({ kind: 'user', userId }) as const;
  const work = (who: string, at = true) => actorSql(as(who), `select public.set_at_work(${at})`);
  const rule = (columns: Record<string, unknown>) =>
    ownerSql(
      `insert into public.lead_assignment_rules (${Object.keys(columns)})
       values (${Object.keys(columns).map((_, at) => `$${at + 1}`)})`,
      Object.values(columns),
    );
  async function lead(more: Parameters<typeof sendLead>[0] = {}): Promise<string> {
    const id = randomUUID();
    await sendLead({ id, source: 'contact_form', ...more });
    return id;
  }
  const ownerOf = async (id: string) =>
    (
      await ownerSql<{ owner_id: string | null }>(
        'select owner_id from public.qualification_submissions where id = $1',
        [id],
      )
    )[0]?.owner_id;
  const facts = async (id: string) =>
    (
      await ownerSql<{ fact: string }>(
        `select kind || coalesce(' ' || (details ->> 'rule'), '') as fact from public.crm_events
         where subject = 'lead' and subject_id = $1 order by id`,
        [id],
      )
    ).map(({ fact }) => fact);

  test('the first matching rule wins; a lead without a match is recorded', async () => {
    await rule({ name: 'Off', position: 0, way: 'person', owner_id: bia, is_active: false });
    await rule({ name: 'English', position: 1, way: 'person', owner_id: bia, locales: ['en'] });
    await rule({
      name: 'Contact',
      position: 2,
      way: 'person',
      owner_id: ana,
      sources: ['contact_form'],
    });
    expect(await ownerOf(await lead({ locale: 'en' }))).toBe(bia);
    const contact = await lead();
    expect(await ownerOf(contact)).toBe(ana);
    expect(await facts(contact)).toEqual(['owner Contact']);
    const other = await lead({ source: 'workshop' });
    expect([await ownerOf(other), await facts(other)]).toEqual([null, ['owner_missed']]);
    await ownerSql('delete from public.lead_assignment_rules');
    expect(await facts(await lead())).toEqual([]);
  });

  test('no rule assigns a lead to a user who may not work on it', async () => {
    await rule({ name: 'Viewer', way: 'person', owner_id: viewer });
    const id = await lead();
    expect([await ownerOf(id), await facts(id)]).toEqual([null, ['owner_missed Viewer']]);
    await expect(work(viewer)).rejects.toThrow('crm_update_missing');
    await ownerSql('delete from public.lead_assignment_rules');
    await rule({ name: 'Turn', way: 'turn' });
    await work(doavya);
    expect(await ownerOf(await lead())).toBeNull();
    expect(await ownerOf(await lead({ source: 'doavya' }))).toBe(doavya);
  });

  test('ten concurrent leads are spread evenly over three users at work, each deal with its lead', async () => {
    await rule({ name: 'Turn', way: 'turn' });
    for (const who of [ana, bia, caio]) await work(who);
    const ids = await Promise.all(Array.from({ length: 10 }, () => lead()));
    const owners = await Promise.all(ids.map(ownerOf));
    const got = [ana, bia, caio].map((who) => owners.filter((owner) => owner === who).length);
    expect(got.sort()).toEqual([3, 3, 4]);
    const [odd] = await ownerSql<{ n: number }>(
      `select count(*)::int as n from public.qualification_submissions s
       join public.crm_deals d on d.id = s.deal_id
       where s.id = any ($1::uuid[]) and d.owner_id is distinct from s.owner_id`,
      [ids],
    );
    expect(odd?.n).toBe(0);
    // Of a chosen few.
    await ownerSql(`update public.lead_assignment_rules set colleagues = $1`, [[bia]]);
    expect(await ownerOf(await lead())).toBe(bia);
  });

  test('a lead without an owner waits until a user is at work or business hours start', async () => {
    await rule({ name: 'Turn', way: 'turn' });
    const early = await lead();
    expect([await ownerOf(early), await facts(early)]).toEqual([null, ['owner_missed Turn']]);
    const ordered = async () =>
      (await ownerSql(`delete from public.outbox where kind = 'lead.give-waiting' returning 1`))
        .length;
    const round = () => ownerSql('select public.order_waiting_leads()');
    const run = () => ownerSql(`select public.assign_waiting_leads(now() + interval '1 second')`);
    await round();
    expect(await ordered()).toBe(0);
    await work(ana);
    expect(await ordered()).toBe(1);
    await run();
    expect([await ownerOf(early), await facts(early)]).toEqual([
      ana,
      ['owner_missed Turn', 'owner Turn'],
    ]);
    await hours(false);
    const night = await lead();
    expect(await ownerOf(night)).toBeNull();
    await round();
    expect(await ordered()).toBe(0);
    await hours(true);
    // As it was tried on the day before.
    await ownerSql(
      `update public.qualification_submissions set owner_sought_at = now() - interval '1 day'
       where id = $1`,
      [night],
    );
    await round();
    await round();
    expect(await ordered()).toBe(1);
    await run();
    expect(await ownerOf(night)).toBe(ana);
    await round();
    expect(await ordered()).toBe(0);
  });

  test('assigning a lead by hand, or closing it, ends the search for an owner', async () => {
    await rule({ name: 'Turn', way: 'turn' });
    const [given, closed] = [await lead(), await lead()];
    await actorSql(as(ana), `select * from public.assign_leads('{${given}}', null)`);
    await actorSql(
      as(ana),
      `update public.qualification_submissions set status = 'lost' where id = '${closed}'`,
    );
    const waiting = await ownerSql(
      'select from public.qualification_submissions where owner_sought_at is not null',
    );
    expect(waiting).toEqual([]);
  });

  test('a lead marked as spam is unassigned until it is cleared', async () => {
    await rule({ name: 'Ana', way: 'person', owner_id: ana });
    const [bait, fast] = [await lead({ marks: ['honeypot'] }), await lead({ marks: ['too_fast'] })];
    expect([await ownerOf(bait), await ownerOf(fast)]).toEqual([null, null]);
    await actorSql(
      as(bia),
      `update public.qualification_submissions set cleared_at = now() where id = '${fast}'`,
    );
    await actorSql(
      as(bia),
      `update public.qualification_submissions set status = 'contacted' where id = '${bait}'`,
    );
    expect([await ownerOf(bait), await ownerOf(fast)]).toEqual([ana, ana]);
    expect(await facts(fast)).toEqual(['owner Ana']);
  });

  test('a failing rule does not lose the lead', async () => {
    await rule({ name: 'Turn', way: 'turn' });
    await work(ana);
    await ownerSql('alter table private.lead_turns rename to turns_away');
    const id = await lead();
    await ownerSql('alter table private.turns_away rename to lead_turns');
    const [stored] = await ownerSql<{ owner_id: string | null; waits: boolean }>(
      `select owner_id, owner_sought_at is not null as waits
       from public.qualification_submissions where id = $1`,
      [id],
    );
    expect(stored).toEqual({ owner_id: null, waits: true });
  });
});
