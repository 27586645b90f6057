import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makePerson, ROLES, type Role } from '../testing/people.ts';
import { actorSql, ownerSql, useScratchDatabase } from '../testing/scratch-database.ts';
import { sendLead } from '../testing/send-lead.ts';

type Who = Role | 'client' | 'doavya' | 'forja';

describe('owners of leads', () => {
  useScratchDatabase();
  const people = {} as Record<Who, string>;
  beforeAll(async () => {
    for (const role of ROLES) people[role] = await makePerson({ role });
    people.client = await makePerson();
    people.doavya = await makePerson({ role: 'manager', product: 'doavya' });
    people.forja = await makePerson({ role: 'manager', product: 'forja' });
  });
  beforeEach(() => ownerSql('delete from public.lead_assignment_rules'));
  const as = (who: Who) => ({ kind: 'user', userId: people[who] }) as const;

  async function lead(source = 'contact_form'): Promise<string> {
    const id = randomUUID();
    expect((await sendLead({ id, source })).outcome).toBe('accepted');
    return id;
  }
  const ownerOf = async (id: string) =>
    (
      await ownerSql<{ owner_id: string | null }>(
        'select owner_id from public.qualification_submissions where id = $1',
        [id],
      )
    )[0]?.owner_id;
  const give = (ids: readonly string[], owner: string | null, seen?: object, act = randomUUID()) =>
    `select public.begin_bulk_change('${act}'), (select count(*)::int
       from public.assign_leads('{${ids}}', ${owner ? `'${owner}'` : 'null'},
         ${seen ? `'${JSON.stringify(seen)}'` : 'null'})) as given`;

  test('only users who may work on leads assign them, or get them', async () => {
    const id = await lead();
    for (const who of ['viewer', 'analyst', 'client'] as const) {
      await expect(actorSql(as(who), give([id], people.manager))).rejects.toThrow(
        'crm_update_missing',
      );
      await expect(actorSql(as('manager'), give([id], people[who]))).rejects.toThrow(
        'owner_unknown',
      );
    }
    await expect(actorSql({ kind: 'anonymous' }, give([id], null))).rejects.toThrow(
      'permission denied',
    );
    // A lead of the other product: the user can neither assign nor own it.
    await expect(actorSql(as('doavya'), give([id], null, []))).rejects.toThrow('lead_gone');
    await actorSql(as('doavya'), give([id], people.doavya));
    await expect(actorSql(as('manager'), give([id], people.doavya, []))).rejects.toThrow(
      'owner_unfit',
    );
    expect(await ownerOf(id)).toBeNull();
    await actorSql(as('forja'), give([id], people.forja, []));
    expect(await ownerOf(id)).toBe(people.forja);
  });

  test('a list of the leads of one owner is paged in every order', async () => {
    const all = await Promise.all(Array.from({ length: 7 }, () => lead()));
    await actorSql(as('manager'), give(all.slice(0, 5), people.superadmin));
    const page = (owner: string, sort: string, descending: boolean, after?: string) =>
      actorSql<{ id: string }>(
        as('superadmin'),
        `select id from public.leads_page(p_owner => '${owner}', p_sort => '${sort}',
           p_descending => ${descending}, p_limit => 2${after ? `, p_after => '${after}'` : ''})`,
      );
    const walked = async (owner: string, sort: string, descending: boolean) => {
      const found: string[] = [];
      for (let last: string | undefined; ; last = found.at(-1)) {
        const rows = await page(owner, sort, descending, last);
        found.push(...rows.map(({ id }) => id));
        if (rows.length < 2) return found;
      }
    };
    for (const sort of ['arrived', 'score', 'clock']) {
      for (const descending of [true, false]) {
        const ownLeads = all.slice(0, 5).sort();
        expect((await walked('me', sort, descending)).sort()).toEqual(ownLeads);
        expect((await walked(people.superadmin, sort, descending)).sort()).toEqual(ownLeads);
        const unassigned = await walked('none', sort, descending);
        expect(unassigned).toEqual(expect.arrayContaining(all.slice(5)));
        const both = await walked('me-or-none', sort, descending);
        expect(both.sort()).toEqual([...ownLeads, ...unassigned].sort());
      }
    }
    await actorSql(as('manager'), give(all, null));
  });

  test('an outdated owner is refused, and nothing is assigned', async () => {
    const [one, two] = [await lead(), await lead()];
    await actorSql(as('manager'), give([two], people.admin));
    const seen = [one, two].map((id) => ({ id, owner: null }));
    await expect(actorSql(as('manager'), give([one, two], people.manager, seen))).rejects.toThrow(
      'changed',
    );
    expect([await ownerOf(one), await ownerOf(two)]).toEqual([null, people.admin]);
  });

  test('an operation is undone as one, with its deals, except what was reassigned since', async () => {
    const [stays, goes] = [await lead(), await lead()];
    const act = randomUUID();
    await actorSql(as('manager'), give([stays, goes], people.admin, [], act));
    const deals = () =>
      ownerSql<{ owner_id: string | null }>(
        `select d.owner_id from public.crm_deals d
         join public.qualification_submissions s on s.deal_id = d.id
         where s.id = any ($1::uuid[]) order by s.id = $2`,
        [[stays, goes], goes],
      );
    expect((await deals()).map((deal) => deal.owner_id)).toEqual([people.admin, people.admin]);
    await actorSql(as('admin'), give([stays], people.superadmin));
    const back = (who: Who) =>
      actorSql<{ went: boolean }>(as(who), `select went from public.undo_lead_owners('${act}')`);
    expect(await back('admin')).toEqual([]);
    await expect(back('viewer')).rejects.toThrow('crm_update_missing');
    expect((await back('manager')).map(({ went }) => went).sort()).toEqual([
      false,
      false,
      true,
      true,
    ]);
    expect([await ownerOf(stays), await ownerOf(goes)]).toEqual([people.superadmin, null]);
    // The deal of the lead that was reassigned went along with it.
    expect((await deals()).map((deal) => deal.owner_id)).toEqual([people.superadmin, null]);
  });

  test('the open deal gets the owner of its lead, but not one that has another owner', async () => {
    const [one, other] = [await lead(), await lead()];
    await actorSql(as('manager'), give([one, other], people.admin));
    await ownerSql(
      `update public.crm_deals d set owner_id = $1 from public.qualification_submissions s
       where s.deal_id = d.id and s.id = $2`,
      [people.superadmin, other],
    );
    const act = randomUUID();
    await actorSql(as('manager'), give([one, other], people.manager, [], act));
    const owners = () =>
      ownerSql<{ owner_id: string | null }>(
        `select d.owner_id from public.qualification_submissions s
         join public.crm_deals d on d.id = s.deal_id where s.id = any ($1::uuid[]) order by s.id = $2`,
        [[one, other], other],
      );
    expect((await owners()).map((deal) => deal.owner_id)).toEqual([
      people.manager,
      people.superadmin,
    ]);
    await actorSql(as('manager'), `select * from public.undo_lead_owners('${act}')`);
    expect((await owners()).map((deal) => deal.owner_id)).toEqual([
      people.admin,
      people.superadmin,
    ]);
  });

  test('the timeline shows each assignment to users who may read it', async () => {
    const id = await lead();
    await actorSql(as('manager'), give([id], people.admin));
    const facts = (who: Who) =>
      actorSql(as(who), `select kind, to_name, by_name from public.lead_owner_events('${id}')`);
    expect(await facts('viewer')).toEqual([
      { kind: 'owner', to_name: 'Pessoa', by_name: 'Pessoa' },
    ]);
    expect(await facts('doavya')).toEqual([]);
    await expect(facts('client')).rejects.toThrow('crm_read_missing');
  });

  test('a lead typed in by hand belongs to its author', async () => {
    const id = randomUUID();
    await actorSql(
      as('manager'),
      `select * from public.add_by_hand('${id}', 'lead', 'forja', 'Ana', '${id}@casa.example', null,
         null, null)`,
    );
    expect(await ownerOf(id)).toBe(people.manager);
  });

  test('a list filters by owner, unassigned and score, and sorts by clock', async () => {
    await ownerSql('delete from public.qualification_submissions');
    const [mine, unassigned, answered] = [await lead(), await lead(), await lead()];
    await actorSql(as('manager'), give([mine], people.manager));
    const set = (id: string, due: string, score: number, done = false) =>
      ownerSql(
        `update public.qualification_submissions set answer_target = 60,
           answer_due_at = now() + $2::interval, score = $3,
           answered_at = case when $4 then now() end, answer_seconds = case when $4 then 9 end
         where id = $1`,
        [id, due, score, done],
      );
    await set(mine, '1 hour', 40);
    await set(unassigned, '-1 hour', 90);
    await set(answered, '-2 hours', 85, true);
    const ids = async (values: string) =>
      (
        await actorSql<{ id: string }>(as('manager'), `select id from public.leads_page(${values})`)
      ).map(({ id }) => id);
    const count = async (values: string) =>
      (await actorSql<{ n: number }>(as('manager'), `select public.leads_count(${values}) as n`))[0]
        ?.n;
    for (const [values, found] of [
      [`p_owner => 'me'`, [mine]],
      [`p_owner => '${people.admin}'`, []],
      [`p_owner => 'none'`, [answered, unassigned]],
      [`p_score => '80'`, [answered, unassigned]],
      [`p_answer => 'waiting'`, [unassigned, mine]],
      [`p_answer => 'late'`, [unassigned]],
      [`p_answer => 'waiting', p_owner => 'none', p_text => 'casa.example'`, [unassigned]],
    ] as const) {
      expect([values, await ids(values)]).toEqual([values, found]);
      expect([values, await count(values)]).toEqual([values, found.length]);
    }
    expect(await ids(`p_sort => 'score'`)).toEqual([unassigned, answered, mine]);
    expect(await ids(`p_sort => 'clock', p_descending => false`)).toEqual([
      unassigned,
      mine,
      answered,
    ]);
    expect(await ids(`p_sort => 'clock', p_descending => true`)).toEqual([
      answered,
      mine,
      unassigned,
    ]);
    // A page behind each of them, both ways round.
    for (const descending of [false, true]) {
      const whole = await ids(`p_sort => 'clock', p_descending => ${descending}`);
      for (const [at, id] of whole.entries()) {
        expect(
          await ids(`p_sort => 'clock', p_descending => ${descending}, p_after => '${id}'`),
        ).toEqual(whole.slice(at + 1));
      }
    }
    // A page behind a lead that has been answered since: its due time is still its place.
    const waiting = `p_answer => 'waiting', p_sort => 'clock', p_after => '${answered}'`;
    expect(await ids(`${waiting}, p_descending => false`)).toEqual([unassigned, mine]);
    expect(await ids(`${waiting}, p_descending => true`)).toEqual([]);
  });
});
