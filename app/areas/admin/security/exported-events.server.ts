import { securityEventsList } from '#app/features/people/security-events.list.server.ts';
import {
  countSecurityEvents,
  exportSecurityEvents,
} from '#app/features/people/security-events.store.server.ts';
import type { SecurityEventRow } from '#app/features/people/security-events.ts';
import { listAsked } from '#app/ui/admin/data-table/list-asked.ts';
import { MOST_COUNTED } from '#app/ui/admin/data-table/total-header.ts';
import type { ExportedList } from '../exports/export-answer.server.ts';

/** Columns are named as in the table, whatever the language: files are read by machines too. */
const cells = (event: SecurityEventRow) => ({
  created_at: event.at,
  event_type: event.type,
  severity: event.severity,
  user_email: event.personEmail,
  actor_email: event.actorEmail,
  ip_address: event.address,
  user_agent: event.agent,
  details: JSON.stringify(event.details),
});

/** The filtered security record, in the order of its address. */
export function exportedEvents(search: URLSearchParams): ExportedList<SecurityEventRow> {
  const { filter, sort } = listAsked(securityEventsList, search);
  return {
    what: 'security_events',
    fileName: `security-events-${new Date().toISOString().slice(0, 10)}`,
    filter,
    count: (tx) => countSecurityEvents(tx, filter, MOST_COUNTED),
    page: (tx, part) => exportSecurityEvents(tx, { filter, sort, ...part }),
    cells,
  };
}
