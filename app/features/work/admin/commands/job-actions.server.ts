import { defineActions, type ReplyOf } from '#app/access/commands/define-actions.server.ts';
import { retryMatchingJobs, retrySelectedJobs } from './retry-jobs.server.ts';

/** The commands posted to the list of jobs. */
const commands = { retry: retrySelectedJobs, matching: retryMatchingJobs };

type JobCode = 'not_retried';

export type JobReply = ReplyOf<typeof commands, JobCode>;

export const jobAction = defineActions<typeof commands, JobCode>({
  commands,
  intentOf: (form) => (form.get('intent') === 'matching' ? 'matching' : 'retry'),
  codes: [],
});
