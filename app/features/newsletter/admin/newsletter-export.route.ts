import { exportConfirmed, exportOrAsk } from '#app/areas/admin/exports/export-answer.server.ts';
import type { Route } from './+types/newsletter-export.route';
import { exportedSubscriptions } from './exported-subscriptions.server.ts';

export const loader = (asked: Route.LoaderArgs) => exportOrAsk(asked, exportedSubscriptions);
export const action = (asked: Route.ActionArgs) => exportConfirmed(asked, exportedSubscriptions);
