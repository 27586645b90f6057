import { byQuery, MOST_COUNTED, viewedList } from '#app/areas/admin/views/viewed-list.server.ts';
import type { ServerFeature } from '#app/feature.server.ts';
import { replayPost } from '#app/features/qualification/intake/replay-post.server.ts';
import { storage } from '#app/platform/files/storage.server.ts';
import { removeMailsNaming } from '#app/platform/mail/stored-mails.server.ts';
import { requestsList } from './admin/requests.list.server.ts';
import { requestsFound } from './admin/staff-privacy.store.server.ts';
import { type PersonalFiles, privacyJobs } from './privacy.jobs.server.ts';
import { submitPrivacyRequest } from './privacy-request.store.server.ts';
import { retentionTask } from './retention.server.ts';
import { privacyPost } from './site/privacy-post.server.ts';

/** Personal data outside of the database. */
const personalFiles: PersonalFiles = {
  removeStored: async (keys) => {
    for (const key of keys) await storage().remove(key);
  },
  removeMails: removeMailsNaming,
};

export const privacy: ServerFeature = {
  jobs: privacyJobs(personalFiles),
  forms: { privacySubmit: privacyPost },
  replays: { 'privacy.request': replayPost(() => submitPrivacyRequest) },
  tasks: [retentionTask],
  lists: [
    viewedList({
      name: 'privacy',
      screen: 'privacy',
      resource: 'users',
      list: requestsList,
      count: byQuery((tx, filter) => requestsFound(tx, filter, MOST_COUNTED)),
    }),
  ],
};
