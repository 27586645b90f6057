import { beforeAll, describe, expect, it } from 'vitest';
import type { Role } from '#app/access/permissions.ts';
import pt from '#app/features/crm/clients/locales/pt-BR.json' with { type: 'json' };
import { authPaths } from '#app/paths.ts';
import { member, type Person, post, sql } from './auth-posts.ts';
import { useBuiltSite } from './built-site.ts';
import { type SignedIn, signedIn, visit } from './staff.ts';

const site = useBuiltSite();

const people = {} as Record<Role | 'client' | 'doavya', SignedIn>;
beforeAll(async () => {
  for (const role of ['manager', 'analyst', 'viewer'] as const) {
    people[role] = await signedIn(site(), role);
  }
  people.client = await signedIn(site(), null);
  people.doavya = await signedIn(site(), 'manager');
  await sql(
    `update public.user_roles set product = 'doavya' where user_id = $1 returning id`,
    people.doavya.id,
  );
});

type Deal = { id: string; contact: string; colleague: string; company: string; name: string };

/** A deal of a company. Its contact has an account with a confirmed address; a colleague has no account. */
async function someDeal(kind: 'won' | 'open' | 'lost', person: Person): Promise<Deal> {
  const name = `Casa ${person.email.slice(0, 8)}`;
  const [deal] = await sql<Deal>(
    `with company as (
       insert into public.crm_companies (name, products) values ($1, '{forja}') returning id
     ), contact as (
       insert into public.crm_contacts (name, email, source, company_id)
       select 'Rita Sol', $2, 'website', id from company returning id
     ), colleague as (
       insert into public.crm_contacts (name, email, source, company_id)
       select 'Tom Lua', 'tom-' || $2, 'website', id from company returning id
     )
     insert into public.crm_deals (contact_id, company_id, pipeline_id, stage_id, title, source, close_reason)
     select contact.id, company.id, s.pipeline_id, s.id, 'Portal', 'website',
       case s.kind when 'won' then 'fit' when 'lost' then 'price' end
     from contact, company, public.crm_stages s join public.crm_pipelines p on p.id = s.pipeline_id
     where p.slug = 'inbound-marketing' and s.kind = $3 order by s.position limit 1
     returning id, contact_id as contact, company_id as company,
       (select id from colleague) as colleague`,
    name,
    person.email,
    kind,
  );
  if (!deal) throw new Error('There is no deal.');
  return { ...deal, name };
}
const page = ({ id }: Deal, who: SignedIn) => visit(site(), `/admin/deals/${id}`, who.cookie);
const send = ({ id }: Deal, fields: Record<string, string>, who: SignedIn = people.manager) =>
  post(site(), `/admin/deals/${id}`, fields, { cookie: who.cookie });
const make = (deal: Deal, who?: SignedIn) => send(deal, { intent: 'make-client' }, who);
const membersOf = ({ id }: Deal) =>
  sql<{ email: string; role: string; contact: string | null }>(
    `select p.email, m.role, m.contact_id as contact from public.client_members m
     join public.crm_deals d on d.organization_id = m.organization_id
     join public.user_profiles p on p.user_id = m.user_id where d.id = $1 order by m.created_at`,
    id,
  );
const clientOf = async ({ id }: Deal) =>
  (
    await sql<{ name: string | null }>(
      `select o.name from public.client_organizations o
       join public.crm_deals d on d.organization_id = o.id where d.id = $1`,
      id,
    )
  )[0];

describe('the client of a won deal', () => {
  it('is offered after a win and not before', async () => {
    const deal = await someDeal('won', await member());
    const won = (await page(deal, people.manager)).text;
    expect([won.includes('id="client"'), won.includes(pt.make)]).toEqual([true, true]);
    for (const kind of ['open', 'lost'] as const) {
      const other = await someDeal(kind, await member());
      expect((await page(other, people.manager)).text).not.toContain('id="client"');
      const early = await make(other);
      expect([kind, early.status]).toEqual([kind, 409]);
      expect(await clientOf(other)).toBeUndefined();
    }
  });

  it('is created from its company, adds a contact with an account, and invites others', async () => {
    const person = await member();
    const deal = await someDeal('won', person);
    const made = await make(deal);
    expect([made.status, made.text.includes(pt.done['make-client'])]).toEqual([200, true]);
    expect(await clientOf(deal)).toEqual({ name: deal.name });
    expect(made.text).toContain(pt.noMembers);
    expect(made.text).toContain(`value="${deal.contact}"`);
    // A contact without an account is named, with a link to create one.
    expect(made.text).not.toContain(`value="${deal.colleague}"`);
    expect(made.text).toContain('Tom Lua');
    expect(made.text).toContain(authPaths.signUp);

    const added = await send(deal, { intent: 'add-member', contact: deal.contact, role: 'owner' });
    expect([added.status, added.text.includes(pt.done['add-member'])]).toEqual([200, true]);
    expect(await membersOf(deal)).toEqual([
      { email: person.email, role: 'owner', contact: deal.contact },
    ]);
    const without = { intent: 'add-member', contact: deal.colleague, role: 'owner' };
    const refused = await send(deal, without);
    expect([refused.status, refused.text.includes(pt.refused.account)]).toEqual([409, true]);

    await send(deal, { intent: 'member-role', user: person.id, role: 'finance' });
    expect(await membersOf(deal)).toMatchObject([{ role: 'finance' }]);
    const ended = await send(deal, { intent: 'end-member', user: person.id });
    expect([ended.status, ended.text.includes(pt.done['end-member'])]).toEqual([200, true]);
    expect(await membersOf(deal)).toEqual([]);
    expect((await send(deal, { intent: 'end-member', user: person.id })).status).toBe(404);
  });

  it('adds no user with an unconfirmed address', async () => {
    const person = await member();
    await sql(
      'update identity.users set email_verified = false where id = $1 returning id',
      person.id,
    );
    const deal = await someDeal('won', person);
    await make(deal);
    const added = await send(deal, { intent: 'add-member', contact: deal.contact, role: 'owner' });
    expect([added.status, await membersOf(deal)]).toEqual([409, []]);
  });

  it('adds no contact of another company, and changes no role of a non-member', async () => {
    const deal = await someDeal('won', await member());
    await make(deal);
    const outsider = await member();
    const other = await someDeal('won', outsider);
    const fields = { intent: 'add-member', contact: other.contact, role: 'owner' };
    expect((await send(deal, fields)).status).toBe(404);
    const role = { intent: 'member-role', user: outsider.id, role: 'owner' };
    expect((await send(deal, role)).status).toBe(404);
    const wrong = { intent: 'add-member', contact: deal.contact, role: 'king' };
    expect((await send(deal, wrong)).status).toBe(422);
    expect(await membersOf(deal)).toEqual([]);
  });

  it.each(['analyst', 'viewer'] as const)('is read-only for %s', async (who) => {
    const person = await member();
    const deal = await someDeal('won', person);
    for (const intent of ['make-client', 'add-member', 'end-member']) {
      const fields = { intent, contact: deal.contact, user: person.id, role: 'owner' };
      expect([intent, (await send(deal, fields, people[who])).status]).toEqual([intent, 403]);
    }
    expect(await clientOf(deal)).toBeUndefined();
    await make(deal);
    await send(deal, { intent: 'add-member', contact: deal.contact, role: 'owner' });
    const { text } = await page(deal, people[who]);
    expect(text).toContain(person.email);
    expect(text).not.toContain(pt.end.label);
    expect(text).not.toContain(pt.add.title);
  });

  it('is hidden from staff of another product, and from clients', async () => {
    const deal = await someDeal('won', await member());
    expect((await page(deal, people.doavya)).status).toBe(404);
    expect((await make(deal, people.doavya)).status).toBe(404);
    await make(deal);
    for (const who of [people.doavya, people.client]) {
      const data = await visit(site(), `/admin/deals/${deal.id}.data`, who.cookie);
      expect(data.text).not.toContain(deal.name);
      const fields = { intent: 'add-member', contact: deal.contact, role: 'owner' };
      expect((await send(deal, fields, who)).status).toBeGreaterThanOrEqual(300);
    }
    expect(await membersOf(deal)).toEqual([]);
  });
});
