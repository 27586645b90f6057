import { exportConfirmed, exportOrAsk } from '#app/areas/admin/exports/export-answer.server.ts';
import type { Route } from './+types/invoices-export.route';
import { exportedInvoices } from './exported-invoices.server.ts';

export const loader = (asked: Route.LoaderArgs) => exportOrAsk(asked, exportedInvoices);
export const action = (asked: Route.ActionArgs) => exportConfirmed(asked, exportedInvoices);
