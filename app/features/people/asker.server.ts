import type { RouterContextProvider } from 'react-router';
import { type Session, session } from '#app/access/session.server.ts';
import { logSecurityEvent } from '#app/audit/security-log.server.ts';
import type { Actor } from '#app/platform/database/actor.server.ts';
import { requestFacts } from '#app/platform/http/request-context.server.ts';
import type { Refusal } from './refusal.ts';

export type Asker = Extract<Actor, { kind: 'user' }>;

/** The person of a request behind the guard, and the actor that the database knows her as. */
export function askerOf(
  request: Request,
  context: Readonly<RouterContextProvider>,
): { current: Session; asker: Asker } {
  const current = context.get(session);
  // A guard in front has let nobody else through; without one nothing may go on.
  if (!current) throw new Response(null, { status: 401 });
  const { remoteAddress: address } = context.get(requestFacts);
  const agent = request.headers.get('user-agent') ?? '';
  return { current, asker: { kind: 'user', userId: current.userId, address, agent } };
}

/** Puts a change that the database refused into the record: the refusal undid its own entry. */
export async function recordRefusal(
  { userId, address = '', agent = '' }: Asker,
  details: { refusal: Refusal; change: string; target?: string },
): Promise<void> {
  const { target = '', ...rest } = details;
  await logSecurityEvent({
    type: 'change_refused',
    severity: 'warning',
    userId,
    address,
    agent,
    details: target === '' ? rest : { ...rest, target },
  });
}
