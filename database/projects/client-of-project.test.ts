import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { makePerson } from '../testing/people.ts';
import { actorSql, ownerSql, useScratchDatabase } from '../testing/scratch-database.ts';

useScratchDatabase();

let manager = '';
beforeAll(async () => {
  manager = await makePerson({ role: 'manager' });
});

type Work = { project: string; client: string; contact: string };

/** A project whose client is a person, who follows it in the portal. */
async function workForPerson(): Promise<Work & { member: string }> {
  const [made] = await ownerSql<Work>(
    `with contact as (
       insert into public.crm_contacts (name, email, source) values ('Ana', $1, 'website') returning id
     ), client as (
       insert into public.client_organizations (contact_id) select id from contact returning id, contact_id
     ), project as (
       insert into public.projects (organization_id, name, starts_on, shown_at)
       select id, 'Site', '2026-08-03', now() from client returning id, organization_id
     ) select p.id as project, c.id as client, c.contact_id as contact from project p, client c`,
    [`${randomUUID()}@casa.example`],
  );
  if (!made) throw new Error('There is no project.');
  const member = await makePerson();
  await ownerSql(
    `insert into public.client_members (organization_id, user_id, role) values ($1, $2, 'owner')`,
    [made.client, member],
  );
  return { ...made, member };
}

async function company({ isClient = false, products = '{forja}' } = {}) {
  const [made] = await ownerSql<{ id: string }>(
    'insert into public.crm_companies (name, products) values ($1, $2) returning id',
    [`Casa ${randomUUID()}`, products],
  );
  const id = made?.id ?? '';
  if (isClient) {
    await ownerSql(
      `insert into public.client_organizations (name, company_id) select name, id from public.crm_companies
       where id = $1`,
      [id],
    );
  }
  return id;
}

const invoice = (client: string, issued: boolean) =>
  ownerSql(
    `insert into public.invoices (id, organization_id, number, description, value, due_on, state, issued_at, boleto)
     values (gen_random_uuid(), $1, '2026-' || (100000 + floor(random() * 899999))::integer, 'Site', 10, '2026-12-01',
       case when $2 then 'issued' else 'draft' end, case when $2 then now() end, repeat('1', 47))`,
    [client, issued],
  );

const change = (who: string, { project }: Work, to: string) =>
  actorSql<{ projects: number }>(
    { kind: 'user', userId: who },
    `select change_project_client('${project}', '${to}') as projects`,
  );

const clientOf = async ({ project }: Work) =>
  (
    await ownerSql<{ id: string; company_id: string | null; contact_id: string | null }>(
      `select o.id, o.company_id, o.contact_id from public.projects p
       join public.client_organizations o on o.id = p.organization_id where p.id = $1`,
      [project],
    )
  )[0];

const seenBy = (who: string, { project }: Work) =>
  actorSql({ kind: 'user', userId: who }, `select id from public.projects where id = '${project}'`);

describe('the client of a project that is a person', () => {
  test('becomes a company, is on record, and is still followed by its people', async () => {
    const work = await workForPerson();
    await invoice(work.client, false);
    const to = await company();
    expect(await change(manager, work, to)).toEqual([{ projects: 1 }]);
    expect(await clientOf(work)).toEqual({ id: work.client, company_id: to, contact_id: null });
    expect(await seenBy(work.member, work)).toHaveLength(1);
    expect(
      await ownerSql('select kind, actor from public.project_events where project_id = $1', [
        work.project,
      ]),
    ).toContainEqual({ kind: 'client', actor: manager });
    // Asked again, there is nothing to do.
    expect(await change(manager, work, to)).toEqual([{ projects: 0 }]);
    await expect(change(manager, work, await company())).rejects.toThrow('client_changed');
  });

  test('joins a company that is a client already, with work, drafts and people', async () => {
    const work = await workForPerson();
    await invoice(work.client, false);
    const to = await company({ isClient: true });
    await change(manager, work, to);
    const client = await clientOf(work);
    expect(client?.company_id).toBe(to);
    expect(client?.id).not.toBe(work.client);
    expect(await seenBy(work.member, work)).toHaveLength(1);
    expect(
      await ownerSql(
        'select organization_id from public.invoices where organization_id in ($1, $2)',
        [work.client, client?.id],
      ),
    ).toEqual([{ organization_id: client?.id }]);
  });

  test.each([false, true])(
    'is that person again after the undo (company a client already: %s)',
    async (isClient) => {
      const work = await workForPerson();
      await invoice(work.client, false);
      const to = await company({ isClient });
      const id = randomUUID();
      const as = (text: string) => actorSql({ kind: 'user', userId: manager }, text);
      await as(`select change_project_client('${work.project}', '${to}', '${id}')`);
      await as(`select undo_client_change('${work.project}', '${id}')`);
      expect(await clientOf(work)).toEqual({
        id: work.client,
        company_id: null,
        contact_id: work.contact,
      });
      expect(await seenBy(work.member, work)).toHaveLength(1);
      expect(
        await ownerSql('select from public.invoices where organization_id = $1', [work.client]),
      ).toHaveLength(1);
      await expect(as(`select undo_client_change('${work.project}', '${id}')`)).rejects.toThrow(
        'client_changed',
      );
    },
  );

  test('stays the company once an invoice was issued to it', async () => {
    const work = await workForPerson();
    const [to, id] = [await company(), randomUUID()];
    const as = (text: string) => actorSql({ kind: 'user', userId: manager }, text);
    await as(`select change_project_client('${work.project}', '${to}', '${id}')`);
    await invoice(work.client, true);
    await expect(as(`select undo_client_change('${work.project}', '${id}')`)).rejects.toThrow(
      'client_invoiced',
    );
  });

  test('stays that person once an invoice was issued', async () => {
    const work = await workForPerson();
    await invoice(work.client, true);
    const to = await company();
    await expect(change(manager, work, to)).rejects.toThrow('client_invoiced');
    // Linking the person does not take the project along either.
    await actorSql(
      { kind: 'user', userId: manager },
      `select link_company('${work.contact}', null, '${to}', true)`,
    );
    expect((await clientOf(work))?.contact_id).toBe(work.contact);
  });

  test('moves with the person who is linked where staff choose so', async () => {
    const work = await workForPerson();
    const to = await company();
    const as = <Row>(text: string) => actorSql<Row>({ kind: 'user', userId: manager }, text);
    expect(await as(`select projects from company_followers('${work.contact}', '${to}')`)).toEqual([
      { projects: 1 },
    ]);
    await as(`select link_company('${work.contact}', null, '${to}', true)`);
    expect((await clientOf(work))?.company_id).toBe(to);
  });

  test('is changed by nobody else', async () => {
    const work = await workForPerson();
    const to = await company();
    const narrowed = await makePerson({ role: 'manager', product: 'doavya' });
    for (const who of [await makePerson({ role: 'viewer' }), work.member]) {
      await expect(change(who, work, to)).rejects.toThrow('projects_update_missing');
    }
    await expect(change(narrowed, work, to)).rejects.toThrow('company_gone');
    await expect(
      change(narrowed, work, await company({ products: '{forja,doavya}' })),
    ).rejects.toThrow('project_gone');
  });
});
