import { timingSafeEqual } from 'node:crypto';
import { createContext, data, type MiddlewareFunction } from 'react-router';
import { ownCookie, ownCookieName } from '#app/access/own-cookie.server.ts';
import type { Permission, RoleKey } from '#app/access/permissions.ts';
import { type Session, session } from '#app/access/session.server.ts';
import { adminPath } from '#app/paths.ts';
import { asActor } from '#app/platform/database/database.server.ts';
import { readCookie } from '#app/platform/http/cookies.server.ts';
import { keyedHash } from '#app/platform/secrets.server.ts';
import { rankOf } from './people.policy.ts';
import { readGrants } from './people.store.server.ts';
import { PREVIEW_COOKIE_KEY } from './people.ts';

/** The previewed role, when it is not the user's own. */
export const previewedRole = createContext<RoleKey | null>(null);

/** The address that starts and ends a preview: the only post that is accepted while it lasts. */
const PREVIEW_PATH = adminPath('preview');

const HOUR_S = 3600;

/** Of one session and hour only: a sign-in as another user never starts inside an old preview. */
const signature = (sessionId: string, role: RoleKey, until: string) =>
  keyedHash('preview', sessionId, role, until).toString('base64url');

const nowS = () => Math.floor(Date.now() / 1000);

/** The cookie that starts a preview of a role, or ends any. */
export function previewCookie({ id }: Session, role: RoleKey | null): string {
  const until = String(nowS() + HOUR_S);
  const value = role ? `${role}.${until}.${signature(id, role, until)}` : '';
  return ownCookie(PREVIEW_COOKIE_KEY, value, role ? HOUR_S : 0);
}

/** Whether a user may preview the admin area as a role: users who may read users, up to their own rank. */
export const mayPreview = ({ role, permissions }: Session, as: RoleKey) =>
  permissions.has('users:read') && rankOf(as) <= rankOf(role);

function roleInCookie(request: Request, current: Session): RoleKey | null {
  const value = readCookie(request, ownCookieName(PREVIEW_COOKIE_KEY));
  const [role, until = '', given = ''] = value?.split('.') ?? [];
  if (!role || !(Number(until) > nowS())) return null;
  const [right, proof] = [Buffer.from(signature(current.id, role, until)), Buffer.from(given)];
  const genuine = right.length === proof.length && timingSafeEqual(right, proof);
  return genuine && mayPreview(current, role) ? role : null;
}

/** The permissions of a role, by the present matrix. */
async function permissionsOfRole(userId: string, role: RoleKey): Promise<ReadonlySet<string>> {
  const grants = await asActor({ kind: 'user', userId }, readGrants);
  const own = grants.filter((grant) => grant.startsWith(`${role}:`));
  return new Set(own.map((grant) => grant.slice(role.length + 1)));
}

const allows = (granted: ReadonlySet<string>, permission: Permission) =>
  granted.has(permission) || granted.has(`${permission.split(':')[0]}:manage`);

/**
 * Limits the session to the permissions of the previewed role, and refuses every change. It can only
 * remove: the permissions are those that both the user and the role have. Called right after the guard of
 * the area, before the guards of its screens.
 */
export const previewAsRole: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const current = context.get(session);
  const role = current && roleInCookie(request, current);
  if (!role) return next();
  const { pathname } = new URL(request.url);
  const ending = pathname.replace(/\.data$/, '') === PREVIEW_PATH;
  if (ending) return next();
  if (!['GET', 'HEAD'].includes(request.method)) {
    throw data({ reason: 'preview' }, { status: 403 });
  }
  const granted = await permissionsOfRole(current.userId, role);
  const permissions = [...current.permissions].filter((each) => allows(granted, each));
  context.set(session, { ...current, role, permissions: new Set(permissions) });
  context.set(previewedRole, role);
  return next();
};
