import { sql } from 'kysely';
import { callValue } from '#app/platform/database/call-function.server.ts';
import { asActor } from '#app/platform/database/database.server.ts';
import { visitorNetwork } from '#app/platform/http/origins.server.ts';
import { storableJson } from '#app/platform/http/storable-text.ts';
import { log } from '#app/platform/log/log.server.ts';
import { maskSecrets } from '#app/secret-addresses.ts';

export type SecurityEvent = {
  type: string;
  severity?: 'info' | 'warning' | 'critical';
  /** The user it concerns; absent for an anonymous visitor. */
  userId?: string | undefined;
  /** The user did it: signed in, or proven by password, passkey, issuer or the link of a mail. Absent: nobody knows who. */
  byUser?: boolean;
  address: string;
  agent: string;
  details?: Readonly<Record<string, string | number | boolean>>;
};

const AGENT_LENGTH = 400;

/**
 * Kinds that anyone can cause without limit: of one network, about one account, each is one entry an hour
 * with a count.
 */
const REPEATED: ReadonlySet<string> = new Set([
  'access_refused',
  'device_forged',
  'email_link_refused',
  'foreign_landing_dropped',
  'foreign_origin_refused',
  'issuer_sign_in_refused',
  'newsletter_suspicious',
  'password_change_refused',
  'password_reset_asked',
  'password_reset_refused',
  'post_refused',
  'rate_limited',
  'second_step_change_refused',
  'second_step_failed',
  'session_forged',
  'session_replaced',
  'sign_in_failed',
  'sign_in_link_refused',
  'sign_in_locked',
  'sign_in_refused',
  'signed_up',
]);

/** Writes the security log as the server. A failure only goes to the process log: the event has happened,
 * and must not fail for it. */
export async function logSecurityEvent(event: SecurityEvent): Promise<void> {
  const { type, severity = 'info', userId = null, byUser, address, agent, details = {} } = event;
  const browser = agent.slice(0, AGENT_LENGTH);
  const facts = maskSecrets(
    storableJson({ ...details, severity, ...(byUser && { actor: 'user' }) }),
  );
  try {
    await asActor({ kind: 'system' }, async (tx) => {
      if (REPEATED.has(type)) {
        await callValue(tx, 'private.log_repeated_event', {
          eventType: type,
          network: visitorNetwork(address),
          userId,
          ipAddress: address,
          userAgent: browser,
          details: facts,
        });
      } else {
        await sql`select public.log_security_event(${type}, ${userId}, ${address}, ${browser},
          ${facts}::jsonb)`.execute(tx);
      }
    });
  } catch (error) {
    log.error({ err: error, securityEvent: type }, 'security event not recorded');
  }
}
