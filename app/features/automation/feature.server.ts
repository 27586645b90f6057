import type { ServerFeature } from '#app/feature.server.ts';
import { automationJobs } from './automation.jobs.server.ts';
import { actByRulesTask, ruleMomentsRound } from './work.server.ts';

export const automation: ServerFeature = {
  jobs: { ...automationJobs },
  rounds: [ruleMomentsRound],
  tasks: [actByRulesTask],
};
