import { redirect } from 'react-router';
import { z } from 'zod';
import { endView } from '#app/access/client-view.server.ts';
import { requireSession } from '#app/access/guard.server.ts';
import { adminPath, portalPaths } from '#app/paths.ts';
import { postedTexts } from '#app/platform/http/posted-form.server.ts';
import type { Route } from './+types/end-view.route';

export const middleware = [requireSession];

const posted = z.object({ project: z.uuid().optional().catch(undefined) });

/** Only a post ends a view. */
export const loader = () => redirect(portalPaths.overview, 303);

/** Back to the admin area; to the project that was viewed, if it was one. */
export async function action({ request }: Route.ActionArgs) {
  const { project } = posted.parse(await postedTexts(request));
  const to = project ? adminPath('clientProject', { id: project }) : adminPath('clientProjects');
  return redirect(to, { status: 303, headers: { 'set-cookie': endView() } });
}
