import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { makePerson, type Role } from '../testing/people.ts';
import { letIn, makeProject, type Project, sendVersion } from '../testing/projects.ts';
import { actorSql, ownerSql, refusalOf, useScratchDatabase } from '../testing/scratch-database.ts';

/* Work for clients and invoices in the reach of a role that is narrowed to one product. */

type Actor = { kind: 'user'; userId: string; product?: string; viewing?: string };
type Work = Project & { invoice: string; version: string; file: string; fileVersion: string };
const PRODUCTS = ['forja', 'doavya'] as const;

const person = async (role: Role, product?: string): Promise<Actor> => ({
  kind: 'user',
  userId: await makePerson({ role, ...(product && { product }) }),
});
const one = async <Row>(actor: Actor, text: string) => (await actorSql<Row>(actor, text))[0];

/** A project with something in every table that hangs on it. */
async function fill(by: Actor, product: string): Promise<Work> {
  const project = await makeProject(`Plantado ${product}`, { product });
  const { version } = await sendVersion(by, project, { holds: true });
  const [invoice, file, fileVersion, update] = Array.from({ length: 4 }, () => randomUUID());
  const key = randomUUID().replaceAll('-', '').repeat(2);
  for (const [statement, values] of [
    [
      `insert into public.invoices (id, organization_id, project_id, number, description, value, due_on,
         storage_key, file_name, file_size)
       values ($1, $2, $3, $4, $5, 100, '2099-01-01', $6, 'fatura.pdf', 3)`,
      [
        ...[invoice, project.organization, project.id],
        ...[`2025-00${PRODUCTS.indexOf(product as 'forja') + 1}`, `Entrada ${product}`],
        `invoices/${key}`,
      ],
    ],
    [`insert into public.invoice_events (invoice_id, kind) values ($1, 'begun')`, [invoice]],
    [
      `insert into public.project_files (id, project_id, name) values ($1, $2, 'logo.png')`,
      [file, project.id],
    ],
    [
      `insert into public.project_file_versions (id, file_id, number, storage_key, file_name, content_type,
         size, sha256, from_client) values ($1, $2, 1, 'projects/' || $3, 'logo.png', 'image/png', 3, $3, true)`,
      [fileVersion, file, key],
    ],
    [
      `insert into public.project_folders (id, project_id, name) values (gen_random_uuid(), $1, 'Logos')`,
      [project.id],
    ],
    [
      `insert into public.project_updates (id, project_id, body) values ($1, $2, 'Novo')`,
      [update, project.id],
    ],
    [
      `insert into public.project_notes (id, project_id, body) values (gen_random_uuid(), $1, 'Nota')`,
      [project.id],
    ],
    [
      `insert into public.project_comments (id, project_id, update_id, from_client, body)
       values (gen_random_uuid(), $1, $2, true, 'Oi')`,
      [project.id, update],
    ],
    [
      `insert into public.client_invitations (organization_id, project_id, email, name, role)
       values ($1, $2, 'nina@padaria.example', 'Nina', 'member')`,
      [project.organization, project.id],
    ],
    [
      `insert into public.mails (id, kind, state, about) values (gen_random_uuid(), 'invoice.due-mail', 'sent', $1),
         (gen_random_uuid(), 'project.version-mail', 'sent', $2)`,
      [invoice, version],
    ],
  ] as [string, unknown[]][])
    await ownerSql(statement, values);
  await letIn(project, await makePerson(), 'owner');
  return { ...project, invoice, version, file, fileVersion } as Work;
}

describe('work for clients of one product', () => {
  useScratchDatabase();
  const work = {} as Record<(typeof PRODUCTS)[number], Work>;
  let narrowed: Actor;
  let whole: Actor;
  beforeAll(async () => {
    whole = await person('admin');
    narrowed = await person('admin', 'doavya');
    for (const product of PRODUCTS) work[product] = await fill(whole, product);
  });

  const TABLES = [
    ...['projects', 'project_stages', 'project_date_changes', 'project_updates', 'project_notes'],
    ...['project_events', 'project_waits', 'project_comments', 'project_folders', 'project_files'],
    ...[
      'project_file_versions',
      'deliverables',
      'deliverable_versions',
      'invoices',
      'invoice_events',
    ],
    ...['client_organizations', 'client_members', 'client_invitations', 'mails'],
  ];
  test.each(TABLES.filter((table) => table !== 'project_date_changes'))(
    'half of %s is out of reach',
    async (table) => {
      const text = `select count(*)::int as n from public.${table}`;
      const all = (await one<{ n: number }>(whole, text))?.n ?? 0;
      expect(all).toBeGreaterThan(1);
      expect(await one(narrowed, text)).toEqual({ n: all / 2 });
    },
  );

  test('lists, sums, choices and exports hold the rows of that product', async () => {
    const { forja, doavya } = work;
    for (const [call, id] of [
      ['portfolio_page()', 'id'],
      [`portfolio_page(p_text => 'plantado')`, 'id'],
      ['invoices_page()', 'project_id'],
      [`invoices_page(p_text => 'entrada')`, 'project_id'],
    ] as const) {
      const ids = async (actor: Actor) =>
        (await actorSql<{ id: string }>(actor, `select ${id} as id from public.${call}`)).map(
          (row) => row.id,
        );
      expect([call, await ids(narrowed)]).toEqual([call, [doavya.id]]);
      expect((await ids(whole)).sort()).toEqual([doavya.id, forja.id].sort());
      // The chosen product of the admin, and never more than the role permits.
      expect(await ids({ ...whole, product: 'forja' })).toEqual([forja.id]);
      expect(await ids({ ...narrowed, product: 'forja' })).toEqual([]);
    }
    expect(await one(narrowed, 'select many, total::int from public.invoices_sums()')).toEqual({
      many: 1,
      total: 100,
    });
    expect(
      await one(narrowed, `select projects from public.portfolio_counts() where health = 'all'`),
    ).toEqual({ projects: 1 });
    const clients = async (call: string) =>
      (await actorSql<{ id: string }>(narrowed, `select id from public.${call}`)).map(
        ({ id }) => id,
      );
    expect(await clients('invoice_clients()')).toEqual([doavya.organization]);
    for (const given of ['', `p_client => '${forja.organization}'`])
      expect(await clients(`portfolio_choices(${given}) where kind = 'clients'`)).toEqual([
        doavya.organization,
      ]);
  });

  test('files and values of the other product are hidden', async () => {
    const calls = ({ id, invoice, version, fileVersion }: Work) => [
      `invoice_file('${invoice}')`,
      `deliverable_file('${version}')`,
      `project_file('${fileVersion}')`,
      `search_project_files('{${id}}', 'logo')`,
      `project_value('${id}') v where v is not null`,
      `project_file_totals('{${id}}') where files > 0`,
    ];
    const found = async (of: Work) => {
      const rows: number[] = [];
      for (const call of calls(of))
        rows.push((await actorSql(narrowed, `select 1 from public.${call}`)).length);
      return rows;
    };
    expect(await found(work.doavya)).toEqual([1, 1, 1, 1, 1, 1]);
    expect(await found(work.forja)).toEqual([0, 0, 0, 0, 0, 0]);
  });

  test('nothing is written in the other product', async () => {
    const { id, organization, invoice, file } = work.forja;
    const key = randomUUID();
    const given = (client: string, project: string | null) =>
      `'${JSON.stringify({ organization_id: client, project_id: project, description: 'x', value: 1, due_on: '2099-01-01' })}'::jsonb`;
    for (const [call, state] of [
      [`save_project('${id}', 1, 'Meu', '2026-08-03', null, '[]')`, 'PT404'],
      [`show_project('${id}')`, 'PT404'],
      [`change_project_dates('${id}', '[]', 'x', 'ours')`, 'PT404'],
      [`begin_project_wait('${id}', 4, 'x', '2026-08-10')`, 'PT404'],
      [`end_project_wait('${id}', '${key}')`, 'PT404'],
      [`set_project_state('${id}', 'ended')`, 'PT404'],
      [`write_project_update('${key}', '${id}', 'x')`, 'PT404'],
      [`write_project_note('${key}', '${id}', 'x')`, 'PT404'],
      [`invite_client('${id}', 'x@y.example', 'X', 'owner', 'en')`, 'PT404'],
      [`send_version('${key}', '${id}', null, 'x', 4, '{}', null, null, false)`, 'PT404'],
      [`move_project_file('${file}', null)`, 'PT404'],
      [`remove_project_file('${file}')`, 'PT404'],
      [`restore_project_file('${file}')`, 'PT404'],
      [`put_client_member('${organization}', '${narrowed.userId}', 'owner')`, 'PT403'],
      [`end_client_member('${organization}', '${narrowed.userId}')`, 'PT403'],
      [`save_invoice('${key}', 0, ${given(organization, null)}, null)`, 'PT404'],
      [`save_invoice('${key}', 0, ${given(organization, id)}, null)`, 'PT404'],
      [`save_invoice('${invoice}', 1, ${given(work.doavya.organization, null)}, null)`, 'PT404'],
      [`issue_invoice_to('${invoice}', 1, null, null)`, 'PT404'],
      [`pay_invoice('${invoice}', '2026-01-01', 'pix')`, 'PT404'],
      [`unpay_invoice('${invoice}', 'x')`, 'PT404'],
      [`cancel_invoice('${invoice}', 'x')`, 'PT404'],
      [`save_pix_key('email', 'eu@casa.example', 'Eu', 'Rio')`, 'PT403'],
    ] as const)
      expect([call, await refusalOf(narrowed, `select public.${call}`)]).toEqual([call, state]);
    const [invitation] = await ownerSql<{ id: string }>(
      'select id from public.client_invitations where organization_id = $1',
      [organization],
    );
    const revoke = `select public.revoke_invitation('${invitation?.id}')`;
    expect(await refusalOf(narrowed, revoke)).toBe('PT403');
    const folder = `select public.make_project_folder('${key}', '${id}', 'Meus') as made`;
    expect(await one(narrowed, folder)).toEqual({ made: 'gone' });
    const [started] = await ownerSql(
      `select private.begin_upload('${key}', '${narrowed.userId}', '${id}', 'x', 1, 10, 10) as begun`,
    );
    expect(started).toEqual({ begun: 'gone' });
    const answer = await one(
      narrowed,
      `select public.write_project_comment(gen_random_uuid(), null, '${work.forja.version}', 'x') as kept`,
    );
    expect(answer).toEqual({ kept: false });
  });

  test('a user who reads both and changes one is refused in the other, and does not export both', async () => {
    const both: Actor = {
      kind: 'user',
      userId: await makePerson({ role: 'viewer' }, { role: 'admin', product: 'doavya' }),
    };
    const note = (id: string) =>
      `select public.write_project_note('${randomUUID()}', '${id}', 'x')`;
    expect(await refusalOf(both, note(work.forja.id))).toBe('PT403');
    expect(await refusalOf(both, note(work.doavya.id))).toBe('none');
    const exported = `select public.begin_export('projects', 1, '{}')`;
    expect(await refusalOf(both, exported)).toBe('PT403');
    expect(await refusalOf({ ...both, product: 'doavya' }, exported)).toBe('none');
  });

  test('a view as the client is for those who read every product of it', async () => {
    const seen = async (actor: Actor) =>
      (await actorSql(actor, 'select 1 from public.projects')).length;
    const begin = ({ id }: Work) => `select public.begin_client_view('${id}') as client`;
    expect(await seen({ ...narrowed, viewing: work.doavya.organization })).toBe(1);
    expect(await seen({ ...narrowed, viewing: work.forja.organization })).toBe(0);
    expect(await one(narrowed, begin(work.forja))).toEqual({ client: null });
    expect(await one(narrowed, begin(work.doavya))).toEqual({ client: work.doavya.organization });
  });

  test('a client of both products is visible, and its members are managed by users with both products', async () => {
    const shared = await makeProject('Dos dois');
    const [second] = await ownerSql<{ id: string }>(
      `insert into public.projects (organization_id, name, starts_on, shown_at, product)
       values ($1, 'Outro', '2026-08-03', now(), 'doavya') returning id`,
      [shared.organization],
    );
    const client = `select products from public.client_organizations where id = '${shared.organization}'`;
    expect(await one(narrowed, client)).toEqual({ products: ['doavya', 'forja'] });
    const put = `select public.put_client_member('${shared.organization}', '${await makePerson()}', 'owner')`;
    expect([await refusalOf(narrowed, put), await refusalOf(whole, put)]).toEqual([
      'PT403',
      'none',
    ]);
    const seen = `select id from public.projects where organization_id = '${shared.organization}'`;
    expect(await actorSql(narrowed, seen)).toEqual([{ id: second?.id }]);
    expect(
      await actorSql(
        { ...narrowed, viewing: shared.organization },
        'select 1 from public.projects',
      ),
    ).toEqual([]);
    const invoice = randomUUID();
    const facts = JSON.stringify({
      ...{ organization_id: shared.organization, description: 'x', value: 1, due_on: '2099-01-01' },
    });
    await actorSql(narrowed, `select public.save_invoice('${invoice}', 0, '${facts}', null)`);
    const product = `select product from public.invoices where id = '${invoice}'`;
    expect(await one(narrowed, product)).toEqual({ product: 'doavya' });
  });
});
