import { sql } from 'kysely';
import { identity } from '#app/access/identity.server.ts';
import { logSecurityEvent } from '#app/audit/security-log.server.ts';
import { asActor } from '#app/platform/database/database.server.ts';
import { makePasswordLink } from './password-link.server.ts';

export type Raised = { made: boolean; letIn: boolean; link: string };

/**
 * Makes or raises a superadmin for whoever has a shell on the machine: the account of that address
 * is made when there is none, let in again when it was kept out, and confirmed. Gives a link to a
 * (new) password, because being locked out is the usual reason to come here.
 */
export async function raiseToSuperadmin(person: { email: string; name: string }): Promise<Raised> {
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
  const letIn = await asActor({ kind: 'system' }, async (tx) => {
    const profile = await tx
      .selectFrom('user_profiles')
      .select('is_active')
      .where('user_id', '=', user.id)
      .executeTakeFirst();
    // The last superadmin gets a new term: for a moment there is none.
    await sql`set constraints all deferred`.execute(tx);
    await sql`select public.set_person_active(${user.id}, true)`.execute(tx);
    await sql`select public.grant_role(${user.id}, 'superadmin', null, 'npm run admin')`.execute(
      tx,
    );
    return profile?.is_active === false;
  });
  await logSecurityEvent({
    type: 'superadmin_by_command',
    severity: 'critical',
    userId: user.id,
    address: '',
    agent: 'npm run admin',
  });
  return { made: !known, letIn, link: await makePasswordLink(user.id) };
}
