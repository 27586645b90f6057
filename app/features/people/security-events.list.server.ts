import { declareList } from '#app/ui/admin/data-table/list-declaration.ts';
import {
  aDay,
  anId,
  type FilterKind,
  oneOf,
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
    type: eventType,
    severity: oneOf(SEVERITIES),
    person: textUpTo(200),
    personId: anId,
    from: aDay,
    to: aDay,
  },
  sorts: ['at', 'type'],
  usual: { by: 'at', descending: true },
  size: 50,
  ways: [
    { by: 'at', within: DAYS, walks: ['security_events_newest'] },
    { by: 'at', given: ['type'], within: DAYS, walks: ['security_events_of_type'] },
    { by: 'at', given: ['severity'], within: DAYS, walks: ['security_events_by_severity'] },
    {
      by: 'at',
      given: ['type', 'severity'],
      within: DAYS,
      walks: ['security_events_of_type_by_severity'],
    },
    {
      by: 'at',
      given: ['personId'],
      within: ['person', 'type', 'severity', ...DAYS],
      // A user with many entries is found soon in a scan in order; one with few, by the index of the user.
      walks: [
        'security_events_of_user',
        'security_events_newest',
        'security_events_of_type',
        'security_events_by_severity',
        'security_events_of_type_by_severity',
      ],
    },
    {
      by: 'at',
      given: ['person'],
      within: ['type', 'severity', ...DAYS],
      walks: [
        'security_events_newest',
        'security_events_of_type',
        'security_events_by_severity',
        'security_events_of_type_by_severity',
      ],
    },
    { by: 'type', walks: ['security_events_of_type'] },
  ],
});
