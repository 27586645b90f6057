import type { RouterContextProvider } from 'react-router';
import { areaPaths } from '#app/paths.ts';
import type { Person } from '#app/platform/database/actor.server.ts';
import { requestFacts } from '#app/platform/http/request-context.server.ts';
import { viewIn } from './client-view.server.ts';
import { products } from './products.server.ts';
import { type Session, session } from './session.server.ts';

/** The client as which staff view, on portal pages only. */
export function viewOf(request: Request, { userId, permissions }: Session) {
  const { pathname } = new URL(request.url);
  if (!pathname.startsWith(areaPaths.portal) || !permissions.has('projects:read')) return undefined;
  return viewIn(request, userId, new Date());
}

/** The signed-in user of a request behind the guard, and the actor for the database. */
export function requireUser(
  request: Request,
  context: Readonly<RouterContextProvider>,
): { current: Session; user: Person } {
  const current = context.get(session);
  // A guard has already refused everyone else; without one this must throw.
  if (!current) throw new Response(null, { status: 401 });
  const { remoteAddress: address } = context.get(requestFacts);
  const agent = request.headers.get('user-agent') ?? '';
  const { chosen } = context.get(products);
  const view = viewOf(request, current);
  const user: Person = {
    kind: 'user',
    userId: current.userId,
    address,
    agent,
    ...(chosen ? { product: chosen } : {}),
    ...(view ? { viewing: view.organization } : {}),
    ...(current.issuerSecondStep ? { secondStep: 'issuer' } : {}),
  };
  return { current, user };
}
