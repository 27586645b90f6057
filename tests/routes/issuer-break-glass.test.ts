import { expect, it } from 'vitest';
import issuerWords from '#app/features/issuers/locales/pt-BR.json' with { type: 'json' };
import peopleWords from '#app/features/people/locales/pt-BR.json' with { type: 'json' };
import privacyWords from '#app/features/privacy/locales/pt-BR.json' with { type: 'json' };
import { adminPath, authPaths } from '#app/paths.ts';
import { post, sql } from './auth-posts.ts';
import { useBuiltSite } from './built-site.ts';
import { ISSUER_SETTINGS, issuerRow, memberOf } from './issuer-posts.ts';
import { signedIn, signInByLink } from './staff.ts';

const site = useBuiltSite({ env: ISSUER_SETTINGS });

/** A request of erasure of this address, proved. */
async function erasureOf(email: string): Promise<string> {
  const [row] = await sql<{ id: string }>(
    `insert into public.privacy_requests (id, protocol, kind, email, locale)
     values (gen_random_uuid(), 'P-' || upper(substr(md5(random()::text), 1, 8)), 'deletion', $1, 'pt-BR') returning id`,
    email,
  );
  await sql('select public.prove_privacy_request($1)', row?.id);
  return row?.id ?? '';
}

it('every screen that could take the last break-glass owner away refuses in words', async () => {
  const { domain } = await issuerRow({
    issuer: 'http://127.0.0.1:9',
    client: { id: 'x', secret: 'a secret of a client' },
  });
  const cookie = await signInByLink(site(), (await memberOf(domain, { role: 'superadmin' })).email);
  const owner = await memberOf(domain, { role: 'superadmin', twoFactor: true, marked: true });
  await sql(
    `insert into identity.two_factors (secret, backup_codes, user_id) values ('x', 'x', $1)`,
    owner.id,
  );
  await sql('delete from public.break_glass_owners where user_id <> $1', owner.id);
  await sql('update public.sign_in_domains set is_required = true where domain = $1', domain);
  const [term] = await sql<{ id: string }>(
    'select id from public.user_roles where user_id = $1',
    owner.id,
  );

  const person = adminPath('person', { personId: owner.id });
  const privacy = adminPath('privacyRequestScreen', { id: await erasureOf(owner.email) });
  const people = peopleWords.refusals.break_glass_missing;
  const tries: [string, Record<string, string>, string][] = [
    [person, { intent: 'role', role: 'viewer', seen: 'superadmin' }, people],
    [person, { intent: 'end', roleId: term?.id ?? '' }, people],
    [person, { intent: 'grant', role: 'superadmin', until: '2099-01-01' }, people],
    [person, { intent: 'deactivate' }, people],
    [person, { intent: 'reset-factor' }, people],
    [
      adminPath('issuers'),
      { intent: 'break-glass', userId: owner.id, marked: 'false' },
      issuerWords.notDone.break_glass_missing,
    ],
    [privacy, { outcome: 'erase' }, privacyWords.admin.failed.break_glass_missing],
  ];
  for (const [path, fields, words] of tries) {
    const { status, text } = await post(site(), path, fields, { cookie });
    expect([path, fields, status, text.includes(words)]).toEqual([path, fields, 409, true]);
  }

  const [left] = await sql<{ fit: boolean }>(
    'select private.is_break_glass_owner($1) as fit',
    owner.id,
  );
  expect(left?.fit).toBe(true);
});

it('their own second step stays', async () => {
  await sql('update public.sign_in_domains set is_required = false');
  await sql('delete from public.break_glass_owners');
  const owner = await signedIn(site(), 'superadmin');
  await sql('update identity.users set two_factor_enabled = true where id = $1', owner.id);
  await sql('insert into public.break_glass_owners (user_id) values ($1)', owner.id);
  await issuerRow(
    { issuer: 'http://127.0.0.1:9', client: { id: 'x', secret: 'a secret of a client' } },
    { required: true },
  );
  const { status, text } = await post(
    site(),
    authPaths.secondFactor,
    { intent: 'end', currentPassword: owner.password },
    { cookie: owner.cookie },
  );
  expect([status, text]).toEqual([409, expect.stringContaining('acesso de emergência')]);
});
