import { sql as typed } from 'kysely';
import { identity } from '#app/access/identity.server.ts';
import { ROLES, type Role, type RoleKey } from '#app/access/permissions.ts';
import { PRESETS } from '#app/features/people/roles/roles.ts';
import { callValue } from '#app/platform/database/call-function.server.ts';
import { asActor } from '#app/platform/database/database.server.ts';
import type { DemoFolder } from './folder.ts';
import { sql } from './sql.ts';

export type DemoPerson = { id: string; email: string; password: string; role: Role | null };

/** Reserved for examples: no mail to it can reach anybody. */
export const DEMO_DOMAIN = 'demo.example';

const NAMES: Record<Role | 'client', string> = {
  superadmin: 'Sofia Prado (exemplo)',
  admin: 'André Bastos (exemplo)',
  manager: 'Marina Telles (exemplo)',
  analyst: 'Ana Furtado (exemplo)',
  viewer: 'Vítor Camargo (exemplo)',
  client: 'Clara Nogueira (exemplo)',
};

async function makeAccount(name: string, email: string, password: string | null): Promise<string> {
  const { internalAdapter, password: passwords } = await identity().$context;
  const user = await internalAdapter.createUser(
    { email, name, emailVerified: true, locale: 'pt-BR' },
    { method: 'email-password' },
  );
  if (password) {
    await internalAdapter.linkAccount({
      userId: user.id,
      providerId: 'credential',
      accountId: user.id,
      password: await passwords.hash(password),
    });
  }
  return user.id;
}

const grant = (userId: string, role: RoleKey, until: Date | null, reason: string) =>
  asActor({ kind: 'system' }, (tx) =>
    typed`select public.grant_role(${userId}, ${role}, ${until}, ${reason})`.execute(tx),
  );

/** A role of the company's own, made by a superadmin from its preset, and the person who holds it. */
async function makeMarketing(superadmin: string, marketer: string): Promise<void> {
  const made = await asActor({ kind: 'user', userId: superadmin }, (tx) =>
    callValue(tx, 'public.make_role', {
      name: 'Marketing',
      description: 'Cuida do conteúdo, de SEO, dos formulários, da marca e da newsletter.',
      permissions: PRESETS.marketing,
    }),
  );
  await grant(marketer, made, null, 'Cuida do site e da newsletter');
}

/** One person a role and a client, with passwords; besides, one of each special case of the list. */
export async function makeDemoPeople({ passwords }: DemoFolder): Promise<DemoPerson[]> {
  const people: DemoPerson[] = [];
  for (const who of [...ROLES, 'client'] as const) {
    const email = `${who}@${DEMO_DOMAIN}`;
    const password = passwords[who] ?? '';
    const id = await makeAccount(NAMES[who], email, password);
    if (who !== 'client') await grant(id, who, null, 'Demonstração');
    people.push({ id, email, password, role: who === 'client' ? null : who });
  }
  const days = (count: number) => new Date(Date.now() + count * 86_400_000);
  const special = (name: string, mailbox: string) =>
    makeAccount(`${name} (exemplo)`, `${mailbox}@${DEMO_DOMAIN}`, null);
  const temporary = await special('Teodoro Lins', 'teodoro');
  await grant(temporary, 'analyst', days(21), 'Cobre as férias da Ana');
  const expired = await special('Elisa Moraes', 'elisa');
  await grant(expired, 'manager', days(1), 'Projeto de fim de ano');
  await sql(
    `update public.user_roles set created_at = now() - interval '90 days',
       expires_at = now() - interval '9 days' where user_id = $1`,
    [expired],
  );
  const superadmin = people.find(({ role }) => role === 'superadmin');
  if (superadmin) await makeMarketing(superadmin.id, await special('Marcela Duarte', 'marcela'));
  const deactivated = await special('Kauê Ribas', 'kaue');
  await grant(deactivated, 'viewer', null, 'Estágio');
  await sql('update public.user_profiles set is_active = false where user_id = $1', [deactivated]);
  await sql(
    `update public.user_profiles set created_at = now() - interval '1 day' * (abs(hashtext(email)) % 365)
     where email like $1`,
    [`%@${DEMO_DOMAIN}`],
  );
  return people;
}
