import type { Transaction } from 'kysely';
import {
  data,
  type MiddlewareFunction,
  type RouterContextProvider,
  redirectDocument,
} from 'react-router';
import { logSecurityEvent } from '#app/audit/security-log.server.ts';
import { areaPaths, authPaths } from '#app/paths.ts';
import type { Person } from '#app/platform/database/actor.server.ts';
import { asActor } from '#app/platform/database/database.server.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import { isForbidden, isReadOnly } from '#app/platform/database/errors.server.ts';
import { requestFacts } from '#app/platform/http/request-context.server.ts';
import { permissionOfScreen } from '#app/registry.ts';
import { ORIGIN_QUERY } from './landing.ts';
import { type Action, isPermitted, isRole, type Resource, type Role } from './permissions.ts';
import { documentOfRefusal } from './refusal-document.server.ts';
import { type Session, session, sessionUnread } from './session.server.ts';
import { refuseWhileAway } from './unsaved/unsaved-post.server.ts';

/** Data for the page of a refusal: the missing permission, and the roles that can grant it. */
export type Forbidden = {
  /** Null where the whole area is for staff. */
  missing: { resource: Resource; action: Action } | null;
  granters: Role[];
  /** The user had a role, which has ended. */
  wasStaff?: boolean;
};

/** The page behind a request, also where the browser asks for its data alone. */
export function requestedPage(request: Request): string {
  const { pathname, searchParams } = new URL(request.url);
  // The router's own parameters: the requested leaves, and the mark of an index.
  for (const name of ['_routes', 'index']) searchParams.delete(name);
  const query = String(searchParams);
  return `${pathname.replace(/\.data$/, '')}${query && `?${query}`}`;
}

/** Requires a session; otherwise redirects to sign in, with the requested address kept. While the session
 * cannot be read it replies with 503: signing in would not work either. Runs as middleware, because a
 * parent's loader is skipped when the browser requests a leaf's data alone. */
export const requireSession: MiddlewareFunction = async ({ request, context }, next) => {
  if (context.get(session)) return next();
  const unread = context.get(sessionUnread);
  if (unread) return refuseWhileAway(context, unread);
  const wanted = new URLSearchParams({ [ORIGIN_QUERY]: requestedPage(request) });
  // Those pages are no part of a hydrated area: a navigation inside it must leave it.
  throw redirectDocument(`${areaPaths.auth}?${wanted}`, 303);
};

/** Roles that may change roles, by the present matrix: of the five only. */
async function granters(userId: string): Promise<Role[]> {
  const rows = await asActor({ kind: 'user', userId }, (tx) =>
    tx
      .selectFrom('role_permissions')
      .select('role')
      .where('resource', '=', 'users')
      .where('action', '=', 'manage')
      .execute(),
  );
  return rows.map(({ role }) => role).filter(isRole);
}

async function hadRole(userId: string): Promise<boolean> {
  const row = await asActor({ kind: 'user', userId }, (tx) =>
    tx.selectFrom('user_roles').select('id').where('userId', '=', userId).executeTakeFirst(),
  );
  return row !== undefined;
}

async function refuse(
  request: Request,
  context: Readonly<RouterContextProvider>,
  forbidden: Forbidden,
): Promise<never> {
  const current = context.get(session);
  const { missing } = forbidden;
  await logSecurityEvent({
    type: 'access_refused',
    severity: 'warning',
    userId: current?.userId,
    byUser: true,
    address: context.get(requestFacts).remoteAddress,
    agent: request.headers.get('user-agent') ?? '',
    details: {
      path: new URL(request.url).pathname,
      missing: missing ? `${missing.resource}:${missing.action}` : 'staff',
    },
  });
  const document = await context.get(documentOfRefusal)();
  throw data({ ...forbidden, document }, { status: 403 });
}

/**
 * Lets staff through: users with an effective role. A client gets a page with a sign-out link. A user whose
 * role requires two-step verification, but who has not set it up, is redirected to set it up.
 */
export const requireStaff: MiddlewareFunction = async ({ request, context }, next) => {
  const current = context.get(session);
  if (current?.role && current.lacksSecondStep) {
    const back = new URLSearchParams({ [ORIGIN_QUERY]: requestedPage(request) });
    throw redirectDocument(`${authPaths.secondFactor}?${back}`, 303);
  }
  if (current?.role) return next();
  const wasStaff = current !== null && (await hadRole(current.userId));
  return refuse(request, context, { missing: null, granters: [], wasStaff });
};

/** Requires a permission at this moment; a refusal names the missing permission and who can grant it. */
export const requirePermission =
  (resource: Resource, action: Action): MiddlewareFunction =>
  async ({ request, context }, next) => {
    const current = context.get(session);
    if (current?.permissions.has(`${resource}:${action}`)) return next();
    return refuse(request, context, {
      missing: { resource, action },
      granters: current ? await granters(current.userId) : [],
    });
  };

/** Whether the guards of the admin area let a session through to a screen, by the pattern of its address. */
export function mayOpenScreen(current: Session | null, pattern: string): current is Session {
  if (!current?.role || current.lacksSecondStep) return false;
  const needed = permissionOfScreen(pattern);
  return (
    needed !== undefined && isPermitted(needed, (permission) => current.permissions.has(permission))
  );
}

/** Addresses of the admin area without a screen: the 404 page is for every role of staff. */
const UNKNOWN = `${areaPaths.admin}/*`;

/**
 * Requires the permission that the feature of a screen of staff declares in `feature.ts`. Throws for a route
 * without a declaration.
 */
export const requireScreenPermission: MiddlewareFunction = async (
  { request, context, pattern },
  next,
) => {
  // The router omits the leading slash where a layout holds the route.
  const address = pattern.replace(/^\/?/, '/');
  const needed = address === UNKNOWN ? null : permissionOfScreen(address);
  if (needed === undefined) throw new Error(`No feature declares a permission for ${address}.`);
  const current = context.get(session);
  if (isPermitted(needed, (permission) => current?.permissions.has(permission) ?? false)) {
    return next();
  }
  const [resource, action] = ([needed].flat()[0] ?? '').split(':') as [Resource, Action];
  return refuse(request, context, {
    missing: { resource, action },
    granters: current ? await granters(current.userId) : [],
  });
};

/**
 * Reads as the user of a request. The database refuses when the role ended after the guard ran, or when
 * staff only view as a client and write. Both become the guard's own refusal: 403.
 */
export async function asPerson<T>(
  person: Person,
  work: (transaction: Transaction<DB>) => Promise<T>,
): Promise<T> {
  try {
    return await asActor(person, work);
  } catch (error) {
    if (!isForbidden(error) && !(person.viewing && isReadOnly(error))) throw error;
    throw data({ missing: null, granters: [] } satisfies Forbidden, { status: 403 });
  }
}
