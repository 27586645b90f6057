import type { RouterContextProvider } from 'react-router';
import { callerOf, type Refusal } from '#app/access/account-call.server.ts';
import { requireUser } from '#app/access/require-user.server.ts';
import { signInAgain } from '#app/access/sessions.server.ts';
import { requestFacts } from '#app/platform/http/request-context.server.ts';
import { type AccessReply, refusedReply } from './access-reply.server.ts';
import { CONFIRM_FIELD } from './people.ts';
import type { Refusal as ChangeRefusal } from './refusal.ts';

const WORDS: Partial<Record<Refusal, ChangeRefusal>> = {
  'current-password': 'password_wrong',
  limited: 'tries_exhausted',
  busy: 'tries_exhausted',
};

type Confirmed =
  | { kind: 'confirmed'; cookies: readonly string[] }
  | { kind: 'asked'; reply: ReturnType<typeof refusedReply> };

/** The typed values, without the password that confirmed them. */
export function typedIn(texts: Readonly<Record<string, string>>): AccessReply['typed'] {
  return Object.fromEntries(Object.entries(texts).filter(([name]) => name !== CONFIRM_FIELD));
}

/**
 * Before a change of permissions, a user who signed in a while ago confirms with their password, in the
 * same post, so that nothing typed is lost. The cookies carry the new session.
 */
export async function confirmAgain(
  request: Request,
  context: Readonly<RouterContextProvider>,
  texts: Readonly<Record<string, string>>,
): Promise<Confirmed> {
  const { current } = requireUser(request, context);
  if (current.fresh) return { kind: 'confirmed', cookies: [] };
  const typed = typedIn(texts);
  const password = texts[CONFIRM_FIELD];
  if (!password) return { kind: 'asked', reply: refusedReply('sign_in_old', typed) };
  const caller = callerOf(request, context.get(requestFacts).remoteAddress);
  const outcome = await signInAgain(caller, current, password);
  if (outcome.kind === 'done') return { kind: 'confirmed', cookies: outcome.cookies };
  const refusal = WORDS[outcome.reason] ?? 'sign_in_old';
  return { kind: 'asked', reply: refusedReply(refusal, typed) };
}
