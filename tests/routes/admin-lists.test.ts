import { beforeAll, describe, expect, it } from 'vitest';
import pt from '#app/areas/admin/locales/pt-BR.json' with { type: 'json' };
import lead from '#app/features/qualification/admin/leads/locales/pt-BR.json' with { type: 'json' };
import dataTable from '#app/ui/admin/data-table/locales/pt-BR.json' with { type: 'json' };
import { eventsOf, nextAddress, post, sql } from './auth-posts.ts';
import { useBuiltSite } from './built-site.ts';
import { endsOf } from './export-ends.ts';
import { type SignedIn, signedIn, visit } from './staff.ts';

const site = useBuiltSite();

const people = {} as Record<'superadmin' | 'manager' | 'viewer', SignedIn>;
let ids: string[] = [];
beforeAll(async () => {
  for (const role of ['superadmin', 'manager', 'viewer'] as const) {
    people[role] = await signedIn(site(), role);
  }
  await sql('alter table public.qualification_submissions disable trigger user');
  await sql(
    `insert into public.qualification_submissions (form_data, protocol, created_at)
     select jsonb_build_object('name', 'Pessoa ' || lpad(n::text, 3, '0'), 'message', '=1+1'),
       'P' || n, '2026-03-01T12:00:00Z'::timestamptz + n * interval '1 day'
     from generate_series(1, 120) n`,
  );
  await sql('alter table public.qualification_submissions enable trigger user');
  // Runs the trigger that sets the name by which the list sorts; the insert above ran without triggers.
  await sql('update public.qualification_submissions set contact_id = contact_id');
  ids = (
    await sql<{ id: string }>(
      'select id from public.qualification_submissions order by created_at limit 3',
    )
  ).map(({ id }) => id);
});
const as = (who: keyof typeof people, path: string) => visit(site(), path, people[who].cookie);
const statuses = async () =>
  (
    await sql<{ status: string }>(
      'select status from public.qualification_submissions order by created_at limit 3',
    )
  ).map(({ status }) => status);

/** Posts a form that may repeat a field. */
const change = (who: keyof typeof people, fields: [string, string][], path = '/admin/leads') => {
  const body = String(new URLSearchParams(fields));
  return site().ask(path, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': String(Buffer.byteLength(body)),
      origin: site().origin,
      'x-forwarded-for': nextAddress(),
      cookie: people[who].cookie,
    },
    body,
  });
};
const each = (name: string) => ids.map((id): [string, string] => [name, id]);
const namesIn = (text: string) =>
  [...text.matchAll(/<b>(Pessoa \d+)<\/b>/g)].map(([, name]) => name);
const linkNamed = (text: string, label: string) =>
  [...text.matchAll(/<a ([^>]*)>(.*?)<\/a>/g)]
    .find(([, , message = '']) => message.replace(/<[^>]*>/g, '').trim() === label)?.[1]
    ?.match(/href="([^"]*)"/)?.[1]
    ?.replaceAll('&amp;', '&');

describe('a list', () => {
  it('has plain links between its pages, which keep the order of its address', async () => {
    for (const sort of ['', 'sort=person', 'sort=-person', 'sort=status']) {
      const seen: (string | undefined)[] = [];
      let address: string | undefined = `/admin/leads?${sort}`;
      for (let turn = 0; address && turn < 5; turn += 1) {
        const { text } = await as('viewer', address);
        seen.push(...namesIn(text));
        const query = linkNamed(text, dataTable.next);
        address = query && new URL(query, `http://x/admin/leads`).search;
        address &&= `/admin/leads${address}`;
      }
      expect([sort, seen.length, new Set(seen).size]).toEqual([sort, 120, 120]);
      if (sort === 'sort=person') expect(seen[0]).toBe('Pessoa 001');
      if (sort === 'sort=-person') expect(seen[0]).toBe('Pessoa 120');
    }
  });

  it('marks the column that it is sorted by', async () => {
    const { text } = await as('viewer', '/admin/leads?sort=person');
    expect([...text.matchAll(/aria-sort="(\w+)"/g)].map(([, way]) => way)).toEqual([
      'ascending',
      ...['none', 'none', 'none', 'none', 'none'],
    ]);
  });

  it('keeps filters and order in every link and in the form', async () => {
    const { text } = await as('viewer', '/admin/leads?status=new&sort=person');
    expect(linkNamed(text, dataTable.next)).toMatch(/status=new&sort=person&after=/);
    expect(text).toMatch(/name="status" value="new"[\s\S]*name="sort" value="person"/);
    const { text: found } = await as('viewer', '/admin/leads?text=pessoa&from=2026-03-05');
    expect(linkNamed(found, dataTable.next)).toMatch(/text=pessoa&from=2026-03-05&after=/);
    expect(found).toMatch(/name="text"[^>]*value="pessoa"|value="pessoa"[^>]*name="text"/);
  });

  it('filters by days of the company', async () => {
    const { text } = await as('viewer', '/admin/leads?from=2026-03-10&to=2026-03-11');
    expect(namesIn(text)).toEqual(['Pessoa 010', 'Pessoa 009']);
  });

  it.each([
    'sort=nonsense',
    'sort=person;drop',
    'after=nonsense',
    'after=01890000-0000-7000-8000-000000000001',
    'from=yesterday',
    'status=gold',
    'open=01890000-0000-7000-8000-000000000001',
  ])('ignores the invalid query %s', async (query) => {
    for (const screen of ['leads', 'people', 'security', 'mails/jobs']) {
      const { status } = await as('superadmin', `/admin/${screen}?${query}`);
      expect([screen, status]).toEqual([screen, 200]);
    }
  });

  it('is in the preferred language', async () => {
    const { cookie } = people.viewer;
    const { text } = await visit(site(), '/admin/leads', `${cookie}; preferred-locale=en`);
    expect(text).toContain('>Next page<');
  });

  it('sorts every other list too', async () => {
    for (const path of [
      'people?sort=person',
      'people?sort=-seen',
      'security?sort=type',
      'security?sort=-type',
      'mails/jobs?sort=kind',
      'mails/jobs?sort=-tries',
    ]) {
      expect([path, (await as('superadmin', `/admin/${path}`)).status]).toEqual([path, 200]);
    }
  });

  it('opens a lead in the side panel by its address', async () => {
    const { text } = await as('viewer', `/admin/leads?open=${ids[0]}`);
    expect(text).toContain('<aside');
    expect(text).toContain('Pessoa 001');
  });
});

describe('several leads at once', () => {
  it('are moved all or none, and the move is undone', async () => {
    const moved = await change('manager', [['status', 'qualified'], ...each('id')]);
    expect(moved.status).toBe(200);
    expect(await statuses()).toEqual(['qualified', 'qualified', 'qualified']);
    expect(moved.text).toContain(lead.done.qualified_other.replace('{{count}}', '3'));

    // One lead moves on. Then a transition that it does not have moves none of the three.
    expect(
      (
        await change('manager', [
          ['status', 'converted'],
          ['reason', 'fit'],
          ['value', '900'],
          ['id', ids[0] ?? ''],
        ])
      ).status,
    ).toBe(200);
    const lose: [string, string][] = [['status', 'lost'], ['reason', 'price'], ...each('id')];
    expect((await change('manager', lose)).status).toBe(409);
    expect(await statuses()).toEqual(['converted', 'qualified', 'qualified']);

    // An undo leaves it as well, and says so.
    const back = ids.map((id): [string, string] => ['back', `${id}:new`]);
    const undo: [string, string][] = [['intent', 'undo'], ['status', 'qualified'], ...back];
    expect((await change('superadmin', undo)).status).toBe(409);
    const undone = await change('manager', undo);
    expect(undone.status).toBe(200);
    expect(undone.text).toContain(lead.notUndone_one.replace('{{count}}', '1'));
    expect(await statuses()).toEqual(['converted', 'new', 'new']);
    expect((await change('manager', undo)).status).toBe(409);
  });

  it('are not moved by users who may only read, nor by invalid posts', async () => {
    const before = await statuses();
    expect((await change('viewer', [['status', 'lost'], ...each('id')])).status).toBe(403);
    const outsider = '01890000-0000-7000-8000-000000000001';
    expect(
      (
        await change('manager', [
          ['status', 'lost'],
          ['id', ids[1] ?? ''],
          ['id', outsider],
        ])
      ).status,
    ).toBe(409);
    for (const fields of [
      [],
      [['status', 'lost']],
      [['status', 'gold'], ...each('id')],
      [
        ['intent', 'undo'],
        ['status', 'new'],
        ['back', 'x:y'],
      ],
    ] as [string, string][][]) {
      expect((await change('manager', fields)).status).toBe(422);
    }
    expect(await statuses()).toEqual(before);
  });

  it('follow the same transitions when one is moved alone', async () => {
    const path = `/admin/leads/${ids[1]}`;
    expect(
      (await post(site(), path, { status: 'converted' }, { cookie: people.manager.cookie })).status,
    ).toBe(409);
    expect((await statuses())[1]).toBe('new');
  });
});

describe('an export', () => {
  it('states its number of rows, keeps the order of the list, and is recorded', async () => {
    const started = (await eventsOf('export_started')).length;
    const { headers, text } = await as('manager', '/admin/leads/export?sort=person');
    expect(headers['x-total-rows']).toBe('120');
    const lines = text.trim().split('\r\n');
    expect(lines).toHaveLength(121);
    expect(lines[1]).toMatch(/;"Seu nome: Pessoa 001\nMensagem: =1\+1"$/);
    await expect
      .poll(async () => (await endsOf('leads_exported')).at(-1))
      .toEqual({
        who: people.manager.id,
        what: 'leads',
        rows: 120,
        complete: true,
        filter: {},
      });
    expect((await eventsOf('export_started')).length).toBe(started + 1);
  });

  it('of the security record states its number of rows and is recorded', async () => {
    const { headers, text } = await as('superadmin', '/admin/security/export?type=leads_exported');
    const rows = text.trim().split('\r\n').length - 1;
    expect(Number(headers['x-total-rows'])).toBe(rows);
    await expect
      .poll(async () => (await endsOf('exported')).at(-1))
      .toMatchObject({ what: 'security_events', rows, complete: true });
  });

  it('requires permission to approve, and the disabled button gives that reason', async () => {
    const before = (await eventsOf('export_started')).length;
    for (const path of ['leads/export', 'leads/export/confirm']) {
      expect([path, (await as('viewer', `/admin/${path}`)).status]).toEqual([path, 403]);
    }
    const { cookie } = people.viewer;
    expect((await post(site(), '/admin/leads/export', {}, { cookie })).status).toBe(403);
    expect((await eventsOf('export_started')).length).toBe(before);
    const list = (await as('viewer', '/admin/leads')).text;
    expect([list.includes(dataTable.notAllowed), linkNamed(list, dataTable.download)]).toEqual([
      true,
      undefined,
    ]);
    const own = (await as('manager', '/admin/leads')).text;
    expect(linkNamed(own, dataTable.download)).toContain('/admin/leads/export');
  });
});

describe('mails and jobs', () => {
  it('are listed while they wait in the outbox', async () => {
    await sql(`insert into public.outbox (kind) values ('nobody.does-this') returning id`);
    const { text } = await as('superadmin', '/admin/mails/jobs?state=waiting');
    expect(text).toContain('nobody.does-this');
    expect(text).toContain(pt.work.states.waiting);
  });

  it('are retried at once, only failed ones, by users with permission', async () => {
    const [job] = await sql<{ id: string; name: string }>(
      `insert into pgboss.job (name, state, retry_count, retry_limit, start_after, data,
         output)
       select name, 'retry', 3, 60, now() + interval '1 hour',
         jsonb_build_object('mail_id', gen_random_uuid()), '{"message": "mailbox full"}'
       from pgboss.queue where name not like '\\_\\_%' order by name limit 1 returning id, name`,
    );
    const { text } = await as('superadmin', '/admin/mails/jobs?state=retry');
    expect(text).toContain('mailbox full');
    const again = (who: keyof typeof people, id = job?.id ?? '') =>
      change(who, [['id', id]], '/admin/mails/jobs');
    expect((await again('manager')).status).toBe(403);
    expect((await again('superadmin', 'nonsense')).status).toBe(422);
    expect((await again('superadmin', ids[0])).status).toBe(409);
    expect((await again('superadmin')).status).toBe(200);
    const [later] = await sql<{ late: boolean }>(
      `select start_after > now() + interval '30 minutes' as late from pgboss.job where id = $1`,
      job?.id,
    );
    expect(later?.late ?? false).toBe(false);
  });
});
