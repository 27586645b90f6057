import { viewedList } from '#app/areas/admin/views/viewed-list.server.ts';
import type { ServerFeature } from '#app/feature.server.ts';
import { feedbackList } from './admin/feedback.list.server.ts';
import { feedbackProjectsList } from './admin/feedback-projects/projects.list.server.ts';
import { ideasList } from './admin/ideas/ideas.list.server.ts';
import { entriesApi } from './api/entries.api.server.ts';
import { feedbackJobs } from './feedback.jobs.server.ts';
import { replayEntry } from './spooled-entry.server.ts';
import { entryWordsRound } from './words/entry-words-round.server.ts';

export const feedback: ServerFeature = {
  api: [entriesApi],
  jobs: { ...feedbackJobs },
  replays: { 'feedback.entry': replayEntry },
  rounds: [entryWordsRound],
  lists: [
    viewedList({ name: 'feedback', screen: 'feedback', resource: 'feedback', list: feedbackList }),
    viewedList({ name: 'ideas', screen: 'ideas', resource: 'feedback', list: ideasList }),
    viewedList({
      name: 'feedback-projects',
      screen: 'feedbackProjects',
      resource: 'settings',
      list: feedbackProjectsList,
    }),
  ],
};
