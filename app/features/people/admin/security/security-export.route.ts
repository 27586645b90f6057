import { exportConfirmed, exportOrAsk } from '#app/areas/admin/exports/export-answer.server.ts';
import type { Route } from './+types/security-export.route';
import { exportedEvents } from './exported-events.server.ts';

export const loader = (asked: Route.LoaderArgs) => exportOrAsk(asked, exportedEvents);
export const action = (asked: Route.ActionArgs) => exportConfirmed(asked, exportedEvents);
