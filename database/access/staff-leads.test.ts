import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  LEAD_STATUSES,
  type LeadStatus,
  transitionsFrom,
} from '../../app/features/qualification/admin/staff-leads.ts';
import { listen } from '../../app/platform/database/database.server.ts';
import { UNTIL } from '../../tests/patience.ts';
import { makePerson, ROLES, type Role } from '../testing/people.ts';
import { actorSql, ownerSql, refusalOf, useScratchDatabase } from '../testing/scratch-database.ts';
import { sendLead } from '../testing/send-lead.ts';

type Row = { id: string; protocol: string; name: string | null; status: string };

const MAY_MOVE: Record<Role, boolean> = {
  superadmin: true,
  admin: true,
  manager: true,
  analyst: false,
  viewer: false,
};

describe('leads for staff', () => {
  useScratchDatabase();
  const people = {} as Record<Role | 'client' | 'expired', string>;
  let lead = '';
  beforeAll(async () => {
    for (const role of ROLES) people[role] = await makePerson({ role });
    people.client = await makePerson();
    people.expired = await makePerson({ role: 'admin', expiresAt: '2020-01-01' });
    // Enough for the planner to weigh its ways; sent in one statement, as no visitor could.
    await ownerSql(`alter table public.qualification_submissions disable trigger user`);
    await ownerSql(
      `insert into public.qualification_submissions (form_data, protocol, created_at)
       select jsonb_build_object('name', 'Pessoa ' || n, 'email', n || '@casa.example'),
         'P' || n, now() - n * interval '1 minute' from generate_series(1, 3000) n`,
    );
    await ownerSql(`alter table public.qualification_submissions enable trigger user`);
    // What their triggers would have set.
    await ownerSql('update public.qualification_submissions set contact_id = contact_id');
    await ownerSql('analyze public.qualification_submissions');
    const [row] = await ownerSql<{ id: string }>(
      `select id from public.qualification_submissions where protocol = 'P1'`,
    );
    lead = row?.id ?? '';
  });
  const as = (who: keyof typeof people) => ({ kind: 'user', userId: people[who] }) as const;
  const page = (who: keyof typeof people, values: string) =>
    actorSql<Row>(as(who), `select * from public.leads_page(${values})`);

  test('every role with the permission reads them, a page at a time, newest first', async () => {
    for (const role of ROLES) {
      const first = await page(role, 'p_limit => 2');
      expect(first.map(({ protocol }) => protocol)).toEqual(['P1', 'P2']);
      const next = await page(role, `p_limit => 2, p_after => '${first[1]?.id}'`);
      expect(next.map(({ protocol }) => protocol)).toEqual(['P3', 'P4']);
    }
  });

  test('callers without the permission are refused by every function', async () => {
    for (const who of ['client', 'expired'] as const) {
      await expect(page(who, '')).rejects.toThrow('crm_read_missing');
      await expect(
        actorSql(as(who), `select * from public.lead_history('${lead}')`),
      ).rejects.toThrow('crm_read_missing');
      expect(await actorSql(as(who), 'select id from public.qualification_submissions')).toEqual(
        [],
      );
    }
    expect(await refusalOf({ kind: 'anonymous' }, 'select * from public.leads_page()')).toBe(
      '42501',
    );
  });

  test('the search finds parts of names, addresses and reference numbers, and treats patterns as text', async () => {
    expect(await page('viewer', `p_text => ' PESSOA 2999 '`)).toMatchObject([
      { protocol: 'P2999' },
    ]);
    expect(await page('viewer', `p_text => '2998@casa'`)).toMatchObject([{ protocol: 'P2998' }]);
    expect(await page('viewer', `p_text => 'P%1'`)).toEqual([]);
  });

  test.each(ROLES)(
    '%s moves leads only with the permission, and nothing else of them',
    async (role) => {
      const moved = await actorSql(
        as(role),
        `update public.qualification_submissions
         set status = case status when 'contacted' then 'lost' else 'contacted' end
         where id = '${lead}' returning id`,
      );
      expect(moved).toHaveLength(MAY_MOVE[role] ? 1 : 0);
      for (const column of ['form_data', 'protocol', 'created_at', 'contact_id']) {
        const statement = `update public.qualification_submissions set ${column} = ${column}`;
        expect(await refusalOf(as(role), statement)).toBe('42501');
      }
      expect(await refusalOf(as(role), 'delete from public.qualification_submissions')).toBe(
        '42501',
      );
    },
  );

  describe('moves', () => {
    const put = (status: LeadStatus) =>
      ownerSql(
        `update public.qualification_submissions set status = '${status}' where protocol = 'P9'`,
      );
    const move = async (who: keyof typeof people, to: LeadStatus) => {
      try {
        const rows = await actorSql(
          as(who),
          `update public.qualification_submissions set status = '${to}' where protocol = 'P9'
           returning id`,
        );
        return rows.length === 1 ? 'moved' : 'hidden';
      } catch (error) {
        const { message, cause } = error as Error & { cause?: Error };
        return cause?.message ?? message;
      }
    };

    test('only moves that the screen offers are allowed, for every caller', async () => {
      for (const from of LEAD_STATUSES) {
        for (const to of LEAD_STATUSES) {
          if (from === to) continue;
          await put(from);
          const wanted = transitionsFrom(from).includes(to) ? 'moved' : 'lead_move_not_allowed';
          expect([from, to, await move('superadmin', to)]).toEqual([from, to, wanted]);
        }
      }
      await put('new');
      expect(await move('viewer', 'contacted')).toBe('hidden');
      expect(await move('client', 'converted')).toBe('hidden');
    });

    test('the last move is undone by its author, within a short time', async () => {
      await put('new');
      expect(await move('manager', 'lost')).toBe('moved');
      expect(await move('admin', 'new')).toBe('lead_move_not_allowed');
      expect(await move('manager', 'new')).toBe('moved');
      expect(await move('manager', 'lost')).toBe('moved');
      await ownerSql(
        `update public.submission_status_changes set changed_at = changed_at - interval '11 minutes'
         where submission_id = (select id from public.qualification_submissions
           where protocol = 'P9')`,
      );
      expect(await move('manager', 'new')).toBe('lead_move_not_allowed');
    });
  });

  test('every order pages without a gap or a double, both ways round', async () => {
    await ownerSql(
      `update public.qualification_submissions set status = 'lost' where protocol like '%7'`,
    );
    for (const sort of ['arrived', 'person', 'status', 'source']) {
      for (const descending of [true, false]) {
        const order = `p_sort => '${sort}', p_descending => ${descending}`;
        const whole = (await page('viewer', `${order}, p_limit => 40`)).map(({ id }) => id);
        const walked: string[] = [];
        while (walked.length < 40) {
          const after = walked.length > 0 ? `, p_after => '${walked.at(-1)}'` : '';
          walked.push(
            ...(await page('viewer', `${order}, p_limit => 10${after}`)).map(({ id }) => id),
          );
        }
        expect([sort, descending, walked]).toEqual([sort, descending, whole]);
        expect(new Set(whole).size).toBe(40);
      }
    }
  });

  test('days are those of the company, and counts match the list', async () => {
    await ownerSql(
      `update public.qualification_submissions set created_at = '2020-05-02T02:59:59Z'
       where protocol in ('P41', 'P42')`,
    );
    const day = `p_from => '2020-05-01', p_to => '2020-05-01'`;
    expect((await page('viewer', day)).map(({ protocol }) => protocol).sort()).toEqual([
      'P41',
      'P42',
    ]);
    expect(await page('viewer', `p_from => '2020-05-02', p_to => '2020-05-02'`)).toEqual([]);
    const count = async (who: keyof typeof people, values: string) =>
      (await actorSql<{ n: number }>(as(who), `select public.leads_count(${values}) as n`))[0]?.n;
    expect(await count('viewer', day)).toBe(2);
    expect(await count('viewer', '')).toBe(3000);
    await expect(count('client', '')).rejects.toThrow('crm_read_missing');
  });

  test('the order by person follows the name of the contact', async () => {
    for (const name of ['Zaira', 'Zelia']) {
      await sendLead({ source: 'contact_form', answers: { name, email: `${name}@ordem.example` } });
    }
    const last = () => page('viewer', `p_sort => 'person', p_limit => 2`);
    expect(await last()).toMatchObject([{ name: 'Zelia' }, { name: 'Zaira' }]);
    await ownerSql(
      `update public.crm_contacts set name = 'Zulmira' where email = 'zaira@ordem.example'`,
    );
    expect(await last()).toMatchObject([{ name: 'Zulmira' }, { name: 'Zelia' }]);
  });

  test('the search text of a lead follows its contact and its state, and is deleted with it', async () => {
    const id = randomUUID();
    await sendLead({
      id,
      source: 'contact_form',
      answers: { name: 'Quitéria', email: 'quiteria@achado.example', company: 'Olaria Achado' },
    });
    const found = async (text: string, more = '') =>
      (await page('viewer', `p_text => '${text}'${more}`)).map((row) => row.id);
    expect(await found('quitéria')).toEqual([id]);
    expect(await found('OLARIA', `, p_source => 'contact_form', p_status => 'new'`)).toEqual([id]);
    expect(await found('olaria', `, p_source => 'workshop'`)).toEqual([]);
    await ownerSql(
      `update public.crm_contacts set company = 'Tecelagem' where email = 'quiteria@achado.example'`,
    );
    // What was answered stays answered.
    expect([await found('olaria'), await found('tecelagem')]).toEqual([[id], [id]]);
    await actorSql(
      as('manager'),
      `update public.qualification_submissions set status = 'lost' where id = '${id}'`,
    );
    expect(await found('tecelagem', `, p_status => 'new'`)).toEqual([]);
    expect(await found('tecelagem', `, p_status => 'lost'`)).toEqual([id]);
    // A contact that goes leaves the answers to be found by.
    await ownerSql(`delete from public.crm_contacts where email = 'quiteria@achado.example'`);
    expect([await found('tecelagem'), await found('olaria')]).toEqual([[], [id]]);
    await ownerSql('delete from public.qualification_submissions where id = $1', [id]);
    expect(await ownerSql('select from private.lead_words where id = $1', [id])).toEqual([]);
  });

  test('every move is recorded with its author', async () => {
    const history = await actorSql<{ by_name: string; to_status: string }>(
      as('viewer'),
      `select * from public.lead_history('${lead}')`,
    );
    expect(history.map(({ to_status }) => to_status)).toEqual(['contacted', 'lost', 'contacted']);
    const moves = await ownerSql<{ changed_by: string }>(
      `select changed_by from public.submission_status_changes where submission_id = $1
       order by changed_at`,
      [lead],
    );
    expect(moves.map(({ changed_by }) => changed_by)).toEqual([
      people.superadmin,
      people.admin,
      people.manager,
    ]);
  });

  describe('notifications', () => {
    const notified: (string | null)[] = [];
    let stop: () => void;
    beforeAll(async () => {
      stop = listen('lists_changed', (payload) => notified.push(payload));
      await vi.waitFor(async () => {
        await ownerSql(`select pg_notify('lists_changed', 'ready')`);
        expect(notified).toContain('ready');
      }, UNTIL);
      notified.length = 0;
    });
    afterAll(() => stop());

    test('a move is announced by trigger, a new lead by its process', async () => {
      await ownerSql(`insert into public.qualification_submissions (form_data) values ('{}')`);
      await ownerSql(`select pg_notify('lists_changed', 'arrived')`);
      await actorSql(
        as('manager'),
        `update public.qualification_submissions set status = 'lost' where id = '${lead}'`,
      );
      await ownerSql(`select pg_notify('lists_changed', 'over')`);
      await expect.poll(() => notified).toContain('over');
      // One more of the calls that waited for the line may come late.
      expect(notified.filter((payload) => payload !== 'ready')).toEqual([
        'arrived',
        'leads',
        'over',
      ]);
    });
  });
});
