import { exportConfirmed, exportOrAsk } from '#app/areas/admin/exports/export-answer.server.ts';
import type { Route } from './+types/leads-export.route';
import { exportedLeads } from './exported-leads.server.ts';

export const loader = (asked: Route.LoaderArgs) => exportOrAsk(asked, exportedLeads);
export const action = (asked: Route.ActionArgs) => exportConfirmed(asked, exportedLeads);
