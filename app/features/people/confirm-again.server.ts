import type { RouterContextProvider } from 'react-router';
import { stepUp } from '#app/access/step-up.server.ts';
import { CONFIRM_FIELD } from '#app/access/step-up.ts';
import { type AccessReply, refusedReply } from './access-reply.server.ts';

type Confirmed =
  | { kind: 'confirmed'; cookies: readonly string[] }
  | { kind: 'asked'; reply: ReturnType<typeof refusedReply> };

/** The typed values, without the password that confirmed them. */
export function typedIn(texts: Readonly<Record<string, string>>): AccessReply['typed'] {
  return Object.fromEntries(Object.entries(texts).filter(([name]) => name !== CONFIRM_FIELD));
}

/** Requires a recent sign-in, or the password, before a change of permissions. */
export async function confirmAgain(
  request: Request,
  context: Readonly<RouterContextProvider>,
  texts: Readonly<Record<string, string>>,
): Promise<Confirmed> {
  const outcome = await stepUp(request, context, texts[CONFIRM_FIELD]);
  if ('cookies' in outcome) return { kind: 'confirmed', cookies: outcome.cookies };
  return { kind: 'asked', reply: refusedReply(outcome.code, typedIn(texts)) };
}
