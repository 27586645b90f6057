import type { RouterContextProvider } from 'react-router';
import type { Person } from '#app/platform/database/actor.server.ts';
import { requestFacts } from '#app/platform/http/request-context.server.ts';
import { products } from './products.server.ts';
import { type Session, session } from './session.server.ts';

/** The person of a request behind the guard, and the actor that the database knows her as. */
export function askerOf(
  request: Request,
  context: Readonly<RouterContextProvider>,
): { current: Session; asker: Person } {
  const current = context.get(session);
  // A guard in front has let nobody else through; without one nothing may go on.
  if (!current) throw new Response(null, { status: 401 });
  const { remoteAddress: address } = context.get(requestFacts);
  const agent = request.headers.get('user-agent') ?? '';
  const { chosen } = context.get(products);
  const asker: Person = { kind: 'user', userId: current.userId, address, agent };
  return { current, asker: chosen ? { ...asker, product: chosen } : asker };
}
