import { redirect } from 'react-router';
import { pageAsked } from '#app/access/guard.server.ts';
import { session } from '#app/access/session.server.ts';
import type { Route } from './+types/overview.route';
import { screens } from './frame/screens.ts';

/** The area opens on the first screen that the person may see. */
export function loader({ request, context }: Route.LoaderArgs) {
  const may = context.get(session)?.permissions;
  const first = screens.find(({ resource }) => may?.has(`${resource}:read`));
  const [, query] = pageAsked(request).split('?');
  throw redirect(`${first?.path ?? '/auth/account'}${query ? `?${query}` : ''}`);
}
