import type { Transaction } from 'kysely';
import { callRows, callValue } from '#app/platform/database/call-function.server.ts';
import { asActor } from '#app/platform/database/database.server.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import { log } from '#app/platform/log/log.server.ts';
import { unseal } from '#app/platform/secrets.server.ts';
import type { ConfirmWays } from '../step-up.ts';
import type { IssuerAccess } from './issuer-client.server.ts';

/** What the secret of a client is encrypted for. */
export const ISSUER_SECRET = 'sign-in issuer';

/** An issuer as the sign-in page names it. */
export type IssuerButton = { id: string; name: string };

export type SignInIssuer = IssuerAccess & {
  name: string;
  roleClaim: string;
  secondStep: 'never' | 'claim' | 'always';
};

/** The buttons of the sign-in page; none while the database cannot be read, so that the page itself opens. */
export async function issuerButtons(): Promise<IssuerButton[]> {
  try {
    return await asActor({ kind: 'system' }, (tx) =>
      tx
        .selectFrom('sign_in_issuers')
        .select(['id', 'name'])
        .where('isEnabled', '=', true)
        .orderBy('position')
        .orderBy('name')
        .execute(),
    );
  } catch (error) {
    log.warn({ err: error }, 'issuers of sign-in cannot be read');
    return [];
  }
}

/** The enabled issuer that serves the domain of an address. */
export async function issuerOfEmail(email: string) {
  const [found] = await asActor({ kind: 'system' }, (tx) =>
    callRows(tx, 'private.issuer_of_email', { email }),
  );
  return found;
}

/** Whether a user must sign in by an issuer: their domain requires it, and they are no break-glass owner. */
export const mustUseIssuer = (userId: string): Promise<boolean> =>
  asActor({ kind: 'system' }, (tx) => callValue(tx, 'private.must_use_issuer', { userId }));

/** How a user confirms that it is them. Where no issuer serves their domain it is the password, which they can set. */
export async function confirmWays(own: { userId: string; email: string }): Promise<ConfirmWays> {
  const found = await issuerOfEmail(own.email);
  if (!found) return { password: true, issuer: null };
  const password = await asActor({ kind: 'system' }, (tx) =>
    callValue(tx, 'private.may_confirm_by_password', { userId: own.userId }),
  );
  return { password, issuer: { id: found.id, name: found.name } };
}

/** Whether a user is the only one who could enter without an issuer: their second step stays. */
export const isLastBreakGlassOwner = (userId: string): Promise<boolean> =>
  asActor({ kind: 'system' }, (tx) =>
    callValue(tx, 'private.is_last_break_glass_owner', { userId }),
  );

/** An issuer with its secret, by the server alone; undefined where there is none. */
export async function readSignInIssuer(
  tx: Transaction<DB>,
  id: string,
): Promise<(SignInIssuer & { isEnabled: boolean }) | undefined> {
  const row = await tx
    .selectFrom('sign_in_issuers')
    .select(['id', 'name', 'issuer', 'clientId', 'secretSealed', 'roleClaim', 'secondStep'])
    .select(['isEnabled', 'revision'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const { secretSealed, secondStep, ...issuer } = row;
  return {
    ...issuer,
    secondStep: secondStep as SignInIssuer['secondStep'],
    clientSecret: unseal(ISSUER_SECRET, secretSealed),
  };
}
