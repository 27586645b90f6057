import { callValueInOneMessage } from '#app/platform/database/call-function.server.ts';
import { pollNow } from '#app/platform/database/database.server.ts';
import type { ScheduledTask } from '#app/platform/jobs/schedule.server.ts';

/** Publishes and takes off the site what is due, within seconds. Of several processes one does each of them. */
export const publishScheduledTask: ScheduledTask = {
  name: 'scheduled content',
  everyMs: 60_000,
  when: `exists (select from public.content_schedules where state = 'waiting' and due_at <= now())`,
  run: async () => {
    const count = await callValueInOneMessage('public.run_content_schedules', {});
    // So that the pages of this process follow at once.
    if (count) pollNow();
  },
};
