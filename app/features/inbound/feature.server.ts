import { byQuery, MOST_COUNTED, viewedList } from '#app/areas/admin/views/viewed-list.server.ts';
import type { ServerFeature } from '#app/feature.server.ts';
import { inboundMailsList } from './admin/inbound-mails.list.server.ts';
import { matchingInboundMails } from './admin/inbound-mails.store.server.ts';
import { inboundJobs } from './inbound.jobs.server.ts';

export const inbound: ServerFeature = {
  jobs: { ...inboundJobs },
  lists: [
    viewedList({
      name: 'inbound-mails',
      screen: 'inboundMails',
      resource: 'feedback',
      list: inboundMailsList,
      count: byQuery((tx, filter) => matchingInboundMails(tx, filter, MOST_COUNTED)),
    }),
  ],
};
