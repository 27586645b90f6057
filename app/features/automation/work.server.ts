import { callValue, callValueInOneMessage } from '#app/platform/database/call-function.server.ts';
import { pollNow } from '#app/platform/database/database.server.ts';
import { wakeWorker } from '#app/platform/jobs/jobs.server.ts';
import type { Round } from '#app/platform/jobs/rounds.server.ts';
import type { ScheduledTask } from '#app/platform/jobs/schedule.server.ts';
import { listChanged } from '#app/platform/list-news.server.ts';

/** Applies rules to a batch of events; returns how many. */
const batch = async () => (await callValueInOneMessage('public.run_automation', {})) ?? 0;

/** Finds silences and due dates. */
export const ruleMomentsRound: Round = {
  name: 'moments of rules',
  run: async (tx) => (await callValue(tx, 'public.find_rule_moments', {})) ?? 0,
  after: pollNow,
};

/** Applies rules to events, within seconds. Of several processes one runs at a time. */
export const actByRulesTask: ScheduledTask = {
  name: 'rules',
  everyMs: 60_000,
  when: 'exists (select from private.automation_facts)',
  run: async (wanted) => {
    let any = false;
    while (wanted() && (await batch()) > 0) any = true;
    if (!any) return;
    wakeWorker();
    for (const list of ['leads', 'deals', 'tasks'] as const) listChanged(list);
  },
};
