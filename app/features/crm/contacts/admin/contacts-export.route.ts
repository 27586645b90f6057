import { exportConfirmed, exportOrAsk } from '#app/areas/admin/exports/export-answer.server.ts';
import type { Route } from './+types/contacts-export.route';
import { exportedContacts } from './exported-contacts.server.ts';

export const loader = (asked: Route.LoaderArgs) => exportOrAsk(asked, exportedContacts);
export const action = (asked: Route.ActionArgs) => exportConfirmed(asked, exportedContacts);
