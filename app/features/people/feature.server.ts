import { listExport } from '#app/areas/admin/exports/list-exports.server.ts';
import { byQuery, MOST_COUNTED, viewedList } from '#app/areas/admin/views/viewed-list.server.ts';
import type { ServerFeature } from '#app/feature.server.ts';
import { exportedEvents } from './admin/security/exported-events.server.ts';
import { expiredRolesRound } from './expired-roles-round.server.ts';
import { peopleList } from './people.list.server.ts';
import { securityEventsList } from './security-events.list.server.ts';
import { securityEventsFound } from './security-events.store.server.ts';

export const people: ServerFeature = {
  finds: { person: 'public.find_people' },
  exports: [
    listExport({ list: 'security', file: 'securityExport' }, 'nav.security', exportedEvents),
  ],
  rounds: [expiredRolesRound],
  lists: [
    viewedList({ name: 'people', screen: 'people', resource: 'users', list: peopleList }),
    viewedList({
      name: 'security',
      screen: 'security',
      resource: 'users',
      list: securityEventsList,
      count: byQuery((tx, filter) => securityEventsFound(tx, filter, MOST_COUNTED)),
    }),
  ],
};
