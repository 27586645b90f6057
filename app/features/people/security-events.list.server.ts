import { declareList } from '#app/ui/admin/data-table/list-declaration.ts';
import {
  aDay,
  anId,
  type FilterKind,
  oneOf,
  severalOf,
  textUpTo,
} from '#app/ui/admin/data-table/list-filters.ts';
import { SEVERITIES } from './security-events.ts';

const DAYS = ['from', 'to'] as const;

/** The name of a kind of event; the log also has those of an earlier release. */
const eventType: FilterKind = {
  read: (text) => (/^[a-z_]{1,60}$/.test(text) ? text : undefined),
};

/** The security log. */
export const securityEventsList = declareList({
  filters: {
    type: severalOf(eventType),
    severity: severalOf(oneOf(SEVERITIES)),
    person: textUpTo(200),
    personId: anId,
    from: aDay,
    to: aDay,
  },
  sorts: ['at', 'type'],
  usual: { by: 'at', descending: true },
  size: 50,
  combinations: [
    { by: 'at', optional: DAYS, indexes: ['security_events_newest'] },
    { by: 'at', required: ['type'], optional: DAYS, indexes: ['security_events_of_type'] },
    { by: 'at', required: ['severity'], optional: DAYS, indexes: ['security_events_by_severity'] },
    {
      by: 'at',
      required: ['type', 'severity'],
      optional: DAYS,
      indexes: ['security_events_of_type_by_severity'],
    },
    {
      by: 'at',
      required: ['personId'],
      optional: ['person', 'type', 'severity', ...DAYS],
      // A scan in order soon finds the entries of a user with many; the few of others are found by the user.
      indexes: [
        'security_events_of_user',
        'security_events_newest',
        'security_events_of_type',
        'security_events_by_severity',
        'security_events_of_type_by_severity',
      ],
    },
    {
      by: 'at',
      required: ['person'],
      optional: ['type', 'severity', ...DAYS],
      indexes: [
        'security_events_newest',
        'security_events_of_type',
        'security_events_by_severity',
        'security_events_of_type_by_severity',
      ],
    },
    { by: 'type', indexes: ['security_events_of_type'] },
  ],
});
