import { exportConfirmed, exportOrAsk } from '#app/areas/admin/exports/export-answer.server.ts';
import type { Route } from './+types/client-projects-export.route';
import { exportedProjects } from './exported-projects.server.ts';

export const loader = (asked: Route.LoaderArgs) => exportOrAsk(asked, exportedProjects);
export const action = (asked: Route.ActionArgs) => exportConfirmed(asked, exportedProjects);
