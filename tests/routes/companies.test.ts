import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import pt from '#app/features/crm/companies/locales/pt-BR.json' with { type: 'json' };
import { adminPath } from '#app/paths.ts';
import { post, sql } from './auth-posts.ts';
import { useBuiltSite } from './built-site.ts';
import { signedIn, visit } from './staff.ts';

const site = useBuiltSite();
const DIGITS = [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2];

/** A CNPJ of letters and figures that nobody has, with its check digits. */
function someCnpj(): string {
  let signs = `T${randomUUID().replace(/-/g, '').slice(0, 11)}`.toUpperCase();
  for (const size of [12, 13]) {
    const sum = [...signs].reduce(
      (all, sign, at) => all + (sign.charCodeAt(0) - 48) * (DIGITS.slice(-size)[at] ?? 0),
      0,
    );
    signs += sum % 11 < 2 ? 0 : 11 - (sum % 11);
  }
  return signs;
}

let cookie = '';
beforeAll(async () => {
  ({ cookie } = await signedIn(site(), 'manager'));
});

type Fields = Record<string, string>;
const make = (fields: Fields, as = cookie) =>
  post(
    site(),
    adminPath('newCompany'),
    { id: randomUUID(), product: 'forja', ...fields },
    { cookie: as },
  );
const act = (id: string, fields: Fields, as = cookie) =>
  post(site(), adminPath('crmCompany', { id }), fields, { cookie: as });
const rowOf = async (id: string) =>
  (
    await sql<{ name: string; cnpj: string; site: string; revision: number; is_active: boolean }>(
      'select name, cnpj, site, revision, is_active from public.crm_companies where id = $1',
      id,
    )
  )[0];

async function made(fields: Fields = {}) {
  const id = randomUUID();
  const { status } = await make({ id, name: `Casa ${id}`, ...fields });
  expect(status).toBe(303);
  return id;
}
async function contact(company = '') {
  const id = randomUUID();
  await sql(
    `insert into public.crm_contacts (id, name, email, source, company) values ($1, $2, $3, 'website', $4)
     returning id`,
    ...[id, `Ana ${id}`, `${id}@casa.example`, company],
  );
  return id;
}
const worksFor = async (id: string) =>
  (
    await sql<{ company_id: string | null }>(
      'select company_id from public.crm_contacts where id = $1',
      id,
    )
  )[0]?.company_id;

describe('a company', () => {
  it('is made with a CNPJ of letters and a site as people type them, and found by either', async () => {
    const cnpj = someCnpj();
    const typed = cnpj.toLowerCase().replace(/^(.{2})(.{3})(.{3})(.{4})(.{2})$/, '$1.$2.$3/$4-$5');
    const id = await made({ cnpj: typed, site: 'Acme.com.br', city: 'Bauru', state: 'SP' });
    expect(await rowOf(id)).toMatchObject({ cnpj, site: 'https://acme.com.br' });
    const { text } = await visit(site(), adminPath('crmCompany', { id }), cookie);
    expect(text).toContain(typed.toUpperCase());
    const list = await visit(
      site(),
      `${adminPath('companies')}?${new URLSearchParams({ text: typed.toUpperCase() })}`,
      cookie,
    );
    expect(list.text).toContain(`Casa ${id}`);
    const found = await visit(site(), `${adminPath('find')}?q=${id}`, cookie);
    expect(found.text).toContain('"kind":"company"');
  });

  it.each([
    [{ name: ' ' }, pt.refused.name],
    [{ cnpj: '12ABC34501DE36' }, pt.refused.cnpj_wrong],
    [{ site: 'nada' }, pt.refused.site],
  ])('is refused for %o, and what was typed stays', async (fields, sentence) => {
    const { status, text } = await make({ name: 'Casa', city: 'Itapira', ...(fields as Fields) });
    expect([status, text.includes(sentence), text.includes('Itapira')]).toEqual([422, true, true]);
  });

  it('has a unique CNPJ', async () => {
    const cnpj = someCnpj();
    await made({ cnpj });
    const { status, text } = await make({ name: 'Outra', cnpj });
    expect([status, text.includes(pt.refused.cnpjTaken)]).toEqual([409, true]);
  });

  it('is not saved over a colleague’s change, which is shown', async () => {
    const id = await made();
    const save = (name: string) => act(id, { intent: 'save', revision: '1', name });
    expect((await save('Primeira')).status).toBe(200);
    const { status, text } = await save('Segunda');
    expect([status, text.includes('Primeira'), text.includes('Segunda')]).toEqual([
      409,
      true,
      true,
    ]);
    expect((await rowOf(id))?.name).toBe('Primeira');
  });

  it('is deactivated, removed from the list, and restored', async () => {
    const id = await made();
    const listed = async (more: string) =>
      (
        await visit(site(), `${adminPath('companies')}?text=${id.slice(0, 8)}${more}`, cookie)
      ).text.includes(`Casa ${id}`);
    await act(id, { intent: 'away' });
    expect([await listed(''), await listed('&active=no')]).toEqual([false, true]);
    await act(id, { intent: 'back' });
    expect(await listed('')).toBe(true);
  });
});

describe('a contact and its company', () => {
  it('are linked from either page without scripts, unlinked, and undo is offered', async () => {
    const id = await made();
    const person = await contact();
    const found = await visit(
      site(),
      `${adminPath('contact', { id: person })}?find=${id.slice(0, 8)}`,
      cookie,
    );
    expect(found.text).toContain(adminPath('crmCompany', { id }));
    const sought = await visit(
      site(),
      `${adminPath('crmCompany', { id })}?find=${person.slice(0, 8)}`,
      cookie,
    );
    expect(sought.text).toContain(`Ana ${person}`);
    await act(id, { intent: 'link', contact: person, seen: '' });
    expect(await worksFor(person)).toBe(id);
    const other = await made();
    const late = await act(other, { intent: 'link', contact: person, seen: '' });
    expect([late.status, late.text.includes(pt.refused.contact_changed)]).toEqual([409, true]);
    await act(id, { intent: 'unlink', contact: person });
    expect(await worksFor(person)).toBeNull();
  });

  it('a company made for a contact has it at once', async () => {
    const person = await contact('Casa nova');
    const id = await made({ contact: person });
    expect(await worksFor(person)).toBe(id);
  });
});

it.each(['viewer', 'analyst'] as const)('makes and changes nothing for a %s', async (role) => {
  const { cookie: other } = await signedIn(site(), role);
  const id = await made();
  const name = randomUUID();
  expect((await make({ name }, other)).status).toBe(403);
  const { revision } = (await rowOf(id)) ?? { revision: 0 };
  const changes: Fields[] = [
    { intent: 'save', revision: `${revision}`, name },
    { intent: 'away' },
    { intent: 'link', contact: await contact(), seen: '' },
  ];
  for (const fields of changes) expect((await act(id, fields, other)).status).toBe(403);
  expect(await rowOf(id)).toMatchObject({ revision, is_active: true });
  expect(await sql('select id from public.crm_companies where name = $1', name)).toEqual([]);
});

it('of another product is not found', async () => {
  const person = await signedIn(site(), 'manager');
  await sql(
    `update public.user_roles set product = 'doavya' where user_id = $1 returning id`,
    person.id,
  );
  const id = await made();
  expect((await visit(site(), adminPath('crmCompany', { id }), person.cookie)).status).toBe(404);
  expect((await act(id, { intent: 'away' }, person.cookie)).status).toBe(404);
  expect((await rowOf(id))?.is_active).toBe(true);
});

describe('two companies that are the same', () => {
  it('are suggested, compared, merged with what moves shown, and parted by the undo', async () => {
    const word = `Casa ${randomUUID()}`;
    const [id, other] = [await made({ name: word }), await made({ name: `${word} Ltda` })];
    const person = await contact();
    await act(other, { intent: 'link', contact: person, seen: '', bring: 'no' });
    const merge = adminPath('companyMerge', { id, other });
    const pages = [adminPath('crmCompany', { id }), adminPath('companyPairs')];
    for (const page of pages) expect((await visit(site(), page, cookie)).text).toContain(merge);
    const compared = await visit(site(), merge, cookie);
    expect(compared.text).toContain('1 pessoa');

    const seen = { mineSeen: '1', otherSeen: '1' };
    const done = await post(site(), merge, seen, { cookie });
    const to = String(done.headers.location);
    expect(to).toContain(adminPath('crmCompany', { id }));
    const merged = await visit(site(), to, cookie);
    expect(merged.text).toContain(pt.merge.merged.replace('{{name}}', `${word} Ltda`));
    // The former row leads to the one that stays.
    expect(
      (await visit(site(), adminPath('crmCompany', { id: other }), cookie)).headers.location,
    ).toBe(adminPath('crmCompany', { id }));
    // Posted twice, nothing happens.
    expect((await post(site(), merge, seen, { cookie })).status).toBe(409);

    const [, mergeId = ''] = to.split('merged=');
    expect((await act(id, { intent: 'unmerge', merge: mergeId })).status).toBe(200);
    expect((await visit(site(), adminPath('crmCompany', { id: other }), cookie)).status).toBe(200);
  });

  it('are dismissed where they are not, and suggested again by the undo', async () => {
    const word = `Casa ${randomUUID()}`;
    const [id, other] = [await made({ name: word }), await made({ name: word })];
    const pairs = adminPath('companyPairs');
    const merge = adminPath('companyMerge', { id, other });
    const send = (intent: string) =>
      post(site(), pairs, { intent, company: id, other }, { cookie });
    const dismissed = await send('dismiss');
    expect(dismissed.text).toContain(pt.done.dismissed);
    expect(dismissed.text).toContain(pt.undo);
    for (const page of [pairs, adminPath('crmCompany', { id })]) {
      expect((await visit(site(), page, cookie)).text).not.toContain(merge);
    }
    expect((await visit(site(), pairs, cookie)).text).toContain(pt.pairs.suggest);
    expect((await visit(site(), adminPath('crmCompany', { id }), cookie)).text).toContain(
      pt.facts.dismissed_pair,
    );
    await send('suggest');
    expect((await visit(site(), pairs, cookie)).text).toContain(merge);
  });
});
