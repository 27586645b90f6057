import { sql } from 'kysely';
import { asActor } from '#app/platform/database/database.server.ts';
import { storableJson } from '#app/platform/http/storable-text.ts';
import { log } from '#app/platform/log/log.server.ts';
import { maskSecrets } from '#app/secret-addresses.ts';

export type SecurityEvent = {
  type: string;
  severity?: 'info' | 'warning' | 'critical';
  /** Whom it concerns; absent for a stranger. */
  userId?: string | undefined;
  address: string;
  agent: string;
  details?: Readonly<Record<string, string | number | boolean>>;
};

const AGENT_LENGTH = 400;

/** Writes the security record as the server. A record that cannot be written goes to the log: what
 * it records has happened, and must not fail for it. */
export async function logSecurityEvent(event: SecurityEvent): Promise<void> {
  const { type, severity = 'info', userId = null, address, agent, details = {} } = event;
  try {
    await asActor({ kind: 'system' }, (tx) =>
      sql`select public.log_security_event(${type}, ${userId}, ${address},
        ${agent.slice(0, AGENT_LENGTH)}, ${maskSecrets(storableJson({ ...details, severity }))}::jsonb)`.execute(
        tx,
      ),
    );
  } catch (error) {
    log.error({ err: error, securityEvent: type }, 'security event not recorded');
  }
}
