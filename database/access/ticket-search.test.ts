import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Actor } from '../../app/platform/database/actor.server.ts';
import { makePerson } from '../testing/people.ts';
import { actorSql, ownerSql, useScratchDatabase } from '../testing/scratch-database.ts';

/* Tickets are found by their requester, in any spelling; users who may not read the CRM find them by the fields
 * of the ticket, and not by those of the contact. */

useScratchDatabase();
const people = {} as Record<'manager' | 'desk' | 'partner', Actor>;
const made = {} as Record<'contact' | 'company' | 'ticket' | 'other', string>;

const found = async (who: keyof typeof people, args: string) =>
  (
    await actorSql<{ title: string }>(
      people[who],
      `select title from public.tickets_page(${args}) order by title`,
    )
  ).map(({ title }) => title);
const counted = async (who: keyof typeof people, args: string) =>
  (await actorSql<{ n: number }>(people[who], `select public.tickets_count(${args}) as n`))[0]?.n;

beforeAll(async () => {
  const user = async (...roles: Parameters<typeof makePerson>): Promise<Actor> => ({
    kind: 'user',
    userId: await makePerson(...roles),
  });
  people.manager = await user({ role: 'manager' });
  people.partner = await user({ role: 'manager', product: 'doavya' });
  // Reads feedback, and nothing of the CRM.
  await ownerSql(`delete from public.role_permissions where role = 'viewer' and resource = 'crm'`);
  people.desk = await user({ role: 'viewer' });
  Object.assign(made, {
    contact: randomUUID(),
    company: randomUUID(),
    ticket: randomUUID(),
    other: randomUUID(),
  });
  await ownerSql(
    `insert into public.crm_companies (id, name, products) values ($1, 'Padaria Açucena', '{forja}')`,
    [made.company],
  );
  await ownerSql(
    `insert into public.crm_contacts (id, name, email, phone, source, company_id)
     values ($1, 'Conceição Ximenes', 'conceicao@casa.example', '(17) 99123-4567', 'website', $2)`,
    [made.contact, made.company],
  );
  await ownerSql(
    `insert into public.feedback_tickets (id, project_id, title, contact_id)
     select $1, id, 'Forno não liga', $2 from public.feedback_projects where key = 'forja'`,
    [made.ticket, made.contact],
  );
  await ownerSql(
    `insert into public.feedback_tickets (id, project_id, title)
     select $1, id, 'Boleto vencido' from public.feedback_projects where key = 'forja'`,
    [made.other],
  );
});

describe('tickets', () => {
  const HERS = ['conceicao', 'XIMENES', 'acucena', 'conceicao@casa', '17 99123 4567', 'FORNO NAO'];
  test.each(HERS)('are found by “%s”', async (text) => {
    expect(await found('manager', `p_text => '${text}'`)).toEqual(['Forno não liga']);
    expect(await counted('manager', `p_text => '${text}'`)).toBe(1);
  });

  test('are filtered by contact or company, in every status', async () => {
    await ownerSql(`update public.feedback_tickets set status = 'closed' where id = $1`, [
      made.ticket,
    ]);
    expect(await found('manager', '')).toEqual(['Boleto vencido']);
    for (const args of [`p_contact => '${made.contact}'`, `p_company => '${made.company}'`]) {
      expect(await found('manager', args)).toEqual(['Forno não liga']);
      expect(await counted('manager', args)).toBe(1);
    }
  });

  test('are found by changed names and telephones of contact and company', async () => {
    await ownerSql(
      `insert into public.crm_contact_points (contact_id, kind, value, match_key)
       values ($1, 'phone', '(11) 3222-0000', private.point_key('phone', '(11) 3222-0000'))`,
      [made.contact],
    );
    await ownerSql(`update public.crm_companies set name = 'Confeitaria Lírio' where id = $1`, [
      made.company,
    ]);
    expect(await found('manager', `p_text => '+55 11 32220000'`)).toEqual(['Forno não liga']);
    expect(await found('manager', `p_text => 'lirio'`)).toEqual(['Forno não liga']);
    expect(await found('manager', `p_text => 'acucena'`)).toEqual([]);
  });

  test('show their own columns to users who may not read the CRM', async () => {
    expect(await found('desk', `p_text => 'ximenes'`)).toEqual(['Forno não liga']);
    for (const text of ['lirio', '17 99123-4567', '1132220000']) {
      expect(await found('desk', `p_text => '${text}'`)).toEqual([]);
      expect(await counted('desk', `p_text => '${text}'`)).toBe(0);
    }
    await ownerSql(`update public.crm_contacts set name = 'Conceição Andrade' where id = $1`, [
      made.contact,
    ]);
    const notified = (who: keyof typeof people) =>
      actorSql(
        people[who],
        `select asks_name, company from public.ticket_facts('${made.ticket}')
         union all select asks_name, company from public.tickets_page(p_contact => '${made.contact}')`,
      );
    const asTicket = { asks_name: 'Conceição Ximenes', company: null };
    const asCrm = { asks_name: 'Conceição Andrade', company: 'Confeitaria Lírio' };
    expect(await notified('desk')).toEqual([asTicket, asTicket]);
    expect(await notified('manager')).toEqual([asCrm, asCrm]);
    expect(await found('partner', `p_text => 'andrade'`)).toEqual([]);
  });

  test('have their first author as requester, once a contact is removed', async () => {
    const id = randomUUID();
    await ownerSql(
      `select private.open_ticket_by_mail($1, p.id, 'Beto', 'beto@casa.example', 'Nota fiscal', 'pt-BR', 'Cadê?')
       from public.feedback_projects p where p.key = 'forja'`,
      [id],
    );
    const put = (who: keyof typeof people, contact: string | null) =>
      actorSql(
        people[who],
        `update public.feedback_tickets set contact_id = ${contact ? `'${contact}'` : 'null'}
         where id = '${id}'`,
      );
    const asks = () =>
      ownerSql(
        'select author_name, author_email, company_id from public.feedback_tickets where id = $1',
        [id],
      );
    await put('manager', made.contact);
    expect(await asks()).toMatchObject([
      { author_email: 'conceicao@casa.example', company_id: made.company },
    ]);
    await put('manager', null);
    expect(await asks()).toEqual([
      { author_name: 'Beto', author_email: 'beto@casa.example', company_id: null },
    ]);
    expect(await found('manager', `p_text => 'lirio'`)).toEqual(['Forno não liga']);
  });

  test('lose the search text of a deleted contact', async () => {
    await ownerSql('delete from public.crm_contacts where id = $1', [made.contact]);
    expect(
      await ownerSql('select known from private.ticket_words where id = $1', [made.ticket]),
    ).toEqual([{ known: '' }]);
  });

  test('that wait for staff name the requester as the CRM does, for its readers alone', async () => {
    const [contact] = await ownerSql<{ id: string }>(
      `insert into public.crm_contacts (name, email, source) values ('Dora Paz', 'dora@rua.example', 'website')
       returning id`,
    );
    const [ticket] = await ownerSql<{ id: string }>(
      `insert into public.feedback_tickets (project_id, title, contact_id)
       select id, 'Bandeja torta', $1 from public.feedback_projects where key = 'forja' returning id`,
      [contact?.id],
    );
    await ownerSql(`update public.crm_contacts set name = 'Dora Luz' where id = $1`, [contact?.id]);
    const waits = (who: keyof typeof people) =>
      actorSql(
        people[who],
        `select asks from public.tickets_waiting(50) where id = '${ticket?.id}'`,
      );
    expect(await waits('desk')).toEqual([{ asks: 'Dora Paz' }]);
    expect(await waits('manager')).toEqual([{ asks: 'Dora Luz' }]);
  });
});
