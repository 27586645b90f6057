import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminPath, authPaths } from '#app/paths.ts';
import { startIssuer, type TestIssuer } from '../issuer/test-issuer.ts';
import { post, sessionIn, sql } from './auth-posts.ts';
import { useBuiltSite } from './built-site.ts';
import { accountOf, ISSUER_SETTINGS, personAt, rolesOf, signInAt } from './issuer-posts.ts';
import { type SignedIn, signedIn, visit } from './staff.ts';

const site = useBuiltSite({ env: ISSUER_SETTINGS });

let test: TestIssuer;
let superadmin: SignedIn;
beforeAll(async () => {
  test = await startIssuer(`${site().origin}${authPaths.issuerCallback}`);
  superadmin = await signedIn(site(), 'superadmin');
});
afterAll(() => test.close());

type Fields = Record<string, string | string[]>;

const fieldsOf = (domain: string, more: Fields = {}): Fields => ({
  ...{ intent: 'save', name: `Empresa ${domain}`, issuer: test.issuer, revision: '0' },
  ...{ clientId: test.client.id, clientSecret: test.client.secret, roleClaim: 'groups' },
  ...{ domains: [domain, ''], required: ['no', 'no'], values: ['vendas', ''] },
  ...{ roles: ['manager', ''], defaultRole: '', secondStep: 'claim' },
  ...more,
});

const save = (issuerId: string, fields: Fields, language?: 'pt-BR' | 'en') =>
  post(site(), adminPath('issuer', { issuerId }), fields, {
    cookie: superadmin.cookie,
    ...(language && { language }),
  });

async function made(more: Fields = {}) {
  const domain = `${randomUUID().slice(0, 8)}.example`;
  const answer = await save('new', fieldsOf(domain, more));
  const id = /sign-in\/([0-9a-f-]{36})/.exec(answer.headers.location ?? '')?.[1] ?? '';
  return { answer, id, domain };
}

const act = (issuerId: string, intent: string, language?: 'pt-BR' | 'en') =>
  save(issuerId, { intent }, language);

describe('issuers of sign-in', () => {
  it('are made, tested, switched on and used; the secret is stored encrypted and never shown', async () => {
    const { answer, id, domain } = await made();
    expect(answer.status).toBe(303);
    const [row] = await sql<{ secret: string; enabled: boolean }>(
      'select secret_sealed as secret, is_enabled as enabled from public.sign_in_issuers where id = $1',
      id,
    );
    expect(row?.enabled).toBe(false);
    expect(row?.secret).not.toContain(test.client.secret);
    const tested = await act(id, 'test');
    expect(tested.text).toContain('Tudo certo');
    await act(id, 'on');
    const page = await visit(site(), adminPath('issuer', { issuerId: id }), superadmin.cookie);
    expect(page.text).not.toContain(test.client.secret);
    expect(page.text).toContain(authPaths.issuerCallback);
    const { email } = personAt(test, domain, { groups: ['vendas'] });
    expect(sessionIn(await signInAt(site(), id))).not.toBe('');
    expect(await rolesOf(email)).toEqual(['manager by issuer']);
    const [account] = await accountOf(email);
    const person = adminPath('person', { personId: account?.id ?? '' });
    const why = await visit(site(), `${person}?why=crm:read`, superadmin.cookie);
    expect(why.text).toContain(`o login por Empresa ${domain}, pelo grupo vendas`);
    await act(id, 'delete');
    expect(await rolesOf(email)).toEqual([]);
    const sessions = await sql('select id from identity.sessions where user_id = $1', account?.id);
    expect(sessions).toEqual([]);
  });

  it('give a role in all products or in some, and name a product that does not exist', async () => {
    const { id, domain } = await made({
      ...{ values: ['vendas', 'vendas', 'suporte'], roles: ['manager', 'manager', 'viewer'] },
      products: ['doavya', 'forja', ''],
    });
    const stored = await sql<{ line: string }>(
      `select claim_value || ' ' || role || ' ' || coalesce(product, '*') as line
       from public.sign_in_roles where issuer_id = $1 order by 1`,
      id,
    );
    expect(stored.map(({ line }) => line)).toEqual([
      ...['suporte viewer *', 'vendas manager doavya', 'vendas manager forja'],
    ]);
    const page = await visit(site(), adminPath('issuer', { issuerId: id }), superadmin.cookie);
    expect(page.text).toMatch(/<option value="doavya" selected/);
    const refused = await save(id, {
      ...fieldsOf(domain),
      ...{ revision: '1', products: ['nenhum', ''] },
    });
    expect([refused.status, refused.text]).toEqual([
      422,
      expect.stringContaining('Um destes produtos não existe mais'),
    ]);
  });

  it.each([
    ['an unknown client', { clientSecret: 'another' }, 'não reconhece o ID ou o segredo'],
    ['nobody at the address', { issuer: 'http://127.0.0.1:9' }, 'Ninguém respondeu'],
    ['another name of itself', { issuer: 'ALIAS' }, 'se apresenta com outro endereço'],
  ])('say in a test that there is %s', async (_, more, words) => {
    const alias = test.issuer.replace('127.0.0.1', 'localhost');
    const fields = 'issuer' in more && more.issuer === 'ALIAS' ? { issuer: alias } : more;
    const { id } = await made(fields as Fields);
    expect((await act(id, 'test')).text).toContain(words);
  });

  it('report a failed test in English too', async () => {
    const { id } = await made({ clientSecret: 'another' });
    const tested = await act(id, 'test', 'en');
    expect(tested.text).toContain('know the client ID or the secret');
  });

  it('are refused with a mistake at its field, and what was typed stays', async () => {
    const answer = await save('new', {
      ...fieldsOf('empresa'),
      ...{ issuer: 'https://10.0.0.1', values: ['vendas', ''], roles: ['', ''] },
    });
    expect(answer.status).toBe(422);
    for (const words of ['Use um endereço https', 'Um domínio é como', 'Cada grupo precisa']) {
      expect(answer.text).toContain(words);
    }
    expect(answer.text).toContain('value="vendas"');
  });

  it('cannot be required before somebody has emergency access', async () => {
    await sql('update public.sign_in_domains set is_required = false');
    await sql('delete from public.break_glass_owners');
    const { id } = await made({ required: ['yes', 'no'] });
    const refused = await act(id, 'on');
    expect([refused.status, refused.text]).toEqual([
      409,
      expect.stringContaining('ao menos um superadministrador'),
    ]);
    const mark = (userId: string) =>
      post(
        site(),
        adminPath('issuers'),
        { intent: 'break-glass', userId, marked: 'true' },
        { cookie: superadmin.cookie },
      );
    expect((await mark(superadmin.id)).status).toBe(409);
    await sql('update identity.users set two_factor_enabled = true where id = $1', superadmin.id);
    expect((await mark(superadmin.id)).status).toBe(200);
    expect((await act(id, 'on')).status).toBe(200);
    await act(id, 'delete');
  });

  it('are changed by superadmins alone, as they were read, and each change is recorded', async () => {
    const { id, domain } = await made();
    const admin = await signedIn(site(), 'admin');
    const page = adminPath('issuer', { issuerId: id });
    expect((await visit(site(), page, admin.cookie)).status).toBe(200);
    const refused = await post(site(), page, fieldsOf(domain), { cookie: admin.cookie });
    expect(refused.status).toBe(403);
    const kept = await save(id, { ...fieldsOf(domain), clientSecret: '', revision: '1' });
    expect(kept.status).toBe(200);
    expect((await act(id, 'test')).text).toContain('Tudo certo');
    const late = await save(id, { ...fieldsOf(domain), revision: '1' });
    expect(late.status).toBe(409);
    const events = await sql<{ type: string }>(
      `select event_type as type from public.security_events where details ->> 'issuer' = $1 order by created_at`,
      `Empresa ${domain}`,
    );
    expect(events.map(({ type }) => type)).toEqual(['issuer_made', 'issuer_changed']);
  });

  it('are put in the order of the buttons', async () => {
    const first = await made();
    const second = await made();
    const order = async () =>
      (
        await sql<{ id: string }>(
          'select id from public.sign_in_issuers where id in ($1, $2) order by position',
          first.id,
          second.id,
        )
      ).map(({ id }) => id);
    expect(await order()).toEqual([first.id, second.id]);
    const fields = { intent: 'up', issuerId: second.id };
    await post(site(), adminPath('issuers'), fields, { cookie: superadmin.cookie });
    expect(await order()).toEqual([second.id, first.id]);
  });
});
