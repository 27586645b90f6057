import type { DemoPerson } from './people.ts';
import { sql } from './sql.ts';

/** An issuer that is switched off: nobody is led to an address of an example. */
export async function makeDemoIssuers(people: readonly DemoPerson[]): Promise<void> {
  const owner = people.find(({ role }) => role === 'superadmin')?.id;
  await sql(
    `with made as (
       insert into public.sign_in_issuers (name, issuer, client_id, secret_sealed, role_claim, default_role, position, made_by)
       values ('Contas da empresa', 'https://login.demo.example', 'forja', repeat('x', 60), 'groups', 'viewer', 1, $1)
       returning id),
     served as (
       insert into public.sign_in_domains (domain, issuer_id)
       select domain, id from made, unnest('{equipe.demo.example,vendas.demo.example}'::text[]) as domain)
     insert into public.sign_in_roles (issuer_id, claim_value, role, product)
     select id, value, role, product
     from made, (values ('gestao', 'admin', null), ('comercial', 'manager', 'doavya')) as m (value, role, product)`,
    [owner],
  );
  await sql('insert into public.break_glass_owners (user_id, set_by) values ($1, $1)', [owner]);
}
