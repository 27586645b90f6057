import type { RouterContextProvider } from 'react-router';
import { requestFacts } from '#app/platform/http/request-context.server.ts';
import { callerOf, type Refusal } from './account-call.server.ts';
import { confirmWays } from './issuers/issuers.server.ts';
import { requireUser } from './require-user.server.ts';
import { signInAgain } from './sessions.server.ts';
import type { ConfirmWays, StepUpCode } from './step-up.ts';

const CODES: Partial<Record<Refusal, StepUpCode>> = {
  'current-password': 'password_wrong',
  limited: 'tries_exhausted',
  busy: 'tries_exhausted',
};

/**
 * A user who signed in a while ago confirms with their password, in the same post as the change, so that nothing
 * typed is lost, or at their issuer, and posts again. The cookies carry the new session.
 */
export async function stepUp(
  request: Request,
  context: Readonly<RouterContextProvider>,
  password: string | undefined,
): Promise<{ cookies: readonly string[] } | { code: StepUpCode; ways: ConfirmWays }> {
  const { current } = requireUser(request, context);
  if (current.fresh) return { cookies: [] };
  const ways = await confirmWays(current);
  if (!password) return { code: 'sign_in_old', ways };
  const caller = callerOf(request, context.get(requestFacts).remoteAddress);
  const outcome = await signInAgain(caller, current, password);
  if (outcome.kind === 'done') return { cookies: outcome.cookies };
  return { code: CODES[outcome.reason] ?? 'sign_in_old', ways };
}
