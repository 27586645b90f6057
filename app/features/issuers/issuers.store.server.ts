import type { Transaction } from 'kysely';
import { callRows } from '#app/platform/database/call-function.server.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import type { BreakGlassCandidate, IssuerRow, SecondStep } from './issuer.ts';

type Tx = Transaction<DB>;

/** Every issuer with its domains and its mapping, in the order of the buttons. */
export async function listIssuers(tx: Tx): Promise<IssuerRow[]> {
  const rows = await tx
    .selectFrom('sign_in_issuers')
    .select(['id', 'name', 'issuer', 'clientId', 'roleClaim', 'defaultRole', 'secondStep'])
    .select(['isEnabled', 'revision'])
    .orderBy('position')
    .orderBy('name')
    .execute();
  const domains = await tx
    .selectFrom('sign_in_domains')
    .select(['issuerId', 'domain', 'isRequired'])
    .orderBy('domain')
    .execute();
  const roles = await tx
    .selectFrom('sign_in_roles as m')
    .leftJoin('crm_products as p', 'p.slug', 'm.product')
    .select(['m.issuerId', 'm.claimValue as value', 'm.role', 'm.product', 'p.name'])
    .orderBy('m.claimValue')
    .orderBy('m.role')
    .orderBy('m.product')
    .execute();
  return rows.map(({ secondStep, ...row }) => ({
    ...row,
    secondStep: secondStep as SecondStep,
    domains: domains
      .filter(({ issuerId }) => issuerId === row.id)
      .map(({ domain, isRequired }) => ({ domain, isRequired })),
    roles: roles
      .filter(({ issuerId }) => issuerId === row.id)
      .map(({ value, role, product: slug, name }) => ({
        ...{ value, role },
        // Products that the reader may not see have no name for them.
        product: slug === null ? null : { slug, name: name ?? slug },
      })),
  }));
}

/** Superadmins, and what each lacks to enter in an emergency. Refuses with `users_read_missing`. */
export const readCandidates = (tx: Tx): Promise<BreakGlassCandidate[]> =>
  callRows(tx, 'public.break_glass_candidates', {});
