import { exportConfirmed, exportOrAsk } from '#app/areas/admin/exports/export-answer.server.ts';
import type { Route } from './+types/deals-export.route';
import { exportedDeals } from './exported-deals.server.ts';

export const loader = (asked: Route.LoaderArgs) => exportOrAsk(asked, exportedDeals);
export const action = (asked: Route.ActionArgs) => exportConfirmed(asked, exportedDeals);
