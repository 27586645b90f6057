import { redirectDocument } from 'react-router';
import { asPerson } from '#app/access/guard.server.ts';
import { requireUser } from '#app/access/require-user.server.ts';
import { logSecurityEvent } from '#app/audit/security-log.server.ts';
import { adminPath, areaPaths } from '#app/paths.ts';
import { postedTexts } from '#app/platform/http/posted-form.server.ts';
import { mayPreview, previewCookie } from '../preview.server.ts';
import { readRoleKeys, roleLabel } from '../roles/roles.store.server.ts';
import type { Route } from './+types/preview.route';

const ROLES_PATH = adminPath('roles');

/** A GET of this address redirects to the roles. */
export const loader = () => redirectDocument(ROLES_PATH, 303);

/** Begins a preview of the posted role, or ends it when none is posted. */
export async function action({ request, context }: Route.ActionArgs) {
  const { current, user } = requireUser(request, context);
  const { role = '' } = await postedTexts(request);
  const roles = await asPerson(user, readRoleKeys);
  const wanted = roles.includes(role) && mayPreview(current, role) ? role : null;
  if (wanted) {
    const { userId, address = '', agent = '' } = user;
    const details = { role: await asPerson(user, (tx) => roleLabel(tx, wanted)) };
    await logSecurityEvent({ type: 'preview_started', userId, address, agent, details });
  }
  // The whole document again: every menu and every screen was rendered for the other role.
  const response = redirectDocument(areaPaths.admin, 303);
  response.headers.append('set-cookie', previewCookie(current, wanted));
  return response;
}
