import { isAPIError } from 'better-auth/api';
import { QueueFull } from '#app/platform/threads/bounded-queue.server.ts';
import { identityHeaders } from './session.server.ts';

/** The request behind an account call, for the auth library and the security log. */
export type Caller = { headers: Headers; address: string; agent: string };

export const callerOf = (request: Request, address: string): Caller => ({
  headers: identityHeaders(request, address),
  address,
  agent: request.headers.get('user-agent') ?? '',
});

/** The code of a refusal; each code has its sentences in the messages of /auth. */
export type Refusal =
  | 'credentials'
  | 'unverified'
  | 'limited'
  | 'mails'
  | 'code'
  | 'link'
  | 'set-up'
  | 'password'
  | 'common'
  | 'breached'
  | 'busy'
  | 'same-email'
  | 'current-password'
  | 'inactive'
  | 'session'
  | 'passkey'
  | 'second-step-on'
  | 'sign-out'
  | 'unexpected'
  | 'issuer'
  | 'break-glass'
  | 'issuer-down'
  | 'issuer-state'
  | 'issuer-refused'
  | 'issuer-answer'
  | 'issuer-again'
  | 'issuer-email'
  | 'issuer-domain'
  | 'issuer-taken'
  | 'issuer-role'
  | 'issuer-other';

export type Outcome =
  | { kind: 'done'; cookies: string[]; secondStep?: true; userId?: string }
  | { kind: 'refused'; reason: Refusal };

export const refused = (reason: Refusal): Outcome => ({ kind: 'refused', reason });

type Answer<T> = { response: T; headers?: Headers | null };

/** Awaits a call of the auth library. Its refusals become a `reason`; a full queue of password hashes
 * becomes `busy`. Any other error is thrown on. */
export async function settled<T>(
  call: Promise<Answer<T>>,
  reasonOf: (code: string) => Refusal,
): Promise<
  { kind: 'done'; value: T; cookies: string[] } | { kind: 'refused'; reason: Refusal; code: string }
> {
  try {
    const { response, headers } = await call;
    return { kind: 'done', value: response, cookies: headers?.getSetCookie() ?? [] };
  } catch (error) {
    if (error instanceof QueueFull) return { kind: 'refused', reason: 'busy', code: '' };
    // By its shape: the library's redirects are of another class than its refusals.
    if (!isAPIError(error) || error.statusCode >= 500) throw error;
    const code = String(error.body?.code ?? '');
    return { kind: 'refused', reason: reasonOf(code), code };
  }
}
