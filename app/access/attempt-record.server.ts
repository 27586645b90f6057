import { logSecurityEvent } from '#app/audit/security-log.server.ts';
import { log } from '#app/platform/log/log.server.ts';

type Attempt = {
  type:
    | 'device_forged'
    | 'foreign_origin_refused'
    | 'foreign_landing_dropped'
    | 'newsletter_suspicious'
    | 'post_refused'
    | 'session_forged'
    | 'session_replaced';
  address: string;
  agent: string;
  userId?: string | undefined;
  details?: Readonly<Record<string, string>>;
};

const DETAIL_LENGTH = 200;

/** Logs a refusal of an unauthenticated request. An error here never fails the refusal. */
export async function recordAttempt({ details = {}, ...attempt }: Attempt): Promise<void> {
  try {
    const short = Object.entries(details).map(([name, text]) => [
      name,
      text.slice(0, DETAIL_LENGTH),
    ]);
    await logSecurityEvent({
      ...attempt,
      severity: 'warning',
      details: Object.fromEntries(short),
    });
  } catch (error) {
    log.warn({ err: error, attempt: attempt.type }, 'attempt not recorded');
  }
}
