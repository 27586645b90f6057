import { sql } from 'kysely';
import { queueAccountMail } from '#app/access/account-mail.server.ts';
import { identity } from '#app/access/identity.server.ts';
import { logSecurityEvent } from '#app/audit/security-log.server.ts';
import { callValue } from '#app/platform/database/call-function.server.ts';
import { asActor } from '#app/platform/database/database.server.ts';
import { makePasswordLink } from './password-link.server.ts';

export type Raised = { made: boolean; letIn: boolean; withoutFactor: boolean; link: string };

type Wanted = { email: string; name: string; resetSecondStep?: boolean };

/**
 * Creates or raises a superadmin, for an operator with a shell on the server. The account of the address is
 * created when missing, activated when deactivated, and confirmed. Returns a link to set a password,
 * because being locked out is the usual reason to run this.
 */
export async function raiseToSuperadmin(person: Wanted): Promise<Raised> {
  const { internalAdapter } = await identity().$context;
  const email = person.email.toLowerCase();
  const known = await internalAdapter.findUserByEmail(email);
  const user =
    known?.user ??
    (await internalAdapter.createUser(
      { email, name: person.name, emailVerified: true, locale: 'pt-BR' },
      { method: 'email-password' },
    ));
  if (!user.emailVerified) await internalAdapter.updateUser(user.id, { emailVerified: true });
  const { letIn, withoutFactor } = await asActor({ kind: 'system' }, async (tx) => {
    const profile = await tx
      .selectFrom('user_profiles')
      .select('isActive')
      .where('userId', '=', user.id)
      .executeTakeFirst();
    // The last superadmin gets a new term: for a moment there is none.
    await sql`set constraints all deferred`.execute(tx);
    await callValue(tx, 'public.set_person_active', { userId: user.id, active: true });
    await callValue(tx, 'public.grant_role', {
      userId: user.id,
      role: 'superadmin',
      expiresAt: null,
      reason: 'npm run admin',
    });
    const withoutFactor =
      person.resetSecondStep === true &&
      (await callValue(tx, 'public.reset_second_factor', { userId: user.id }));
    return { letIn: profile?.isActive === false, withoutFactor };
  });
  await logSecurityEvent({
    type: 'superadmin_by_command',
    severity: 'critical',
    userId: user.id,
    address: '',
    agent: 'npm run admin',
  });
  if (withoutFactor) {
    await queueAccountMail(user.id, 'second-step-changed', { change: 'removed' });
  }
  const link = await makePasswordLink(user.id, { first: !known });
  return { made: !known, letIn, withoutFactor, link };
}
