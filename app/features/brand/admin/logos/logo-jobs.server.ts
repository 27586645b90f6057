import type { JobHandler } from '#app/platform/jobs/job-handler.server.ts';
import { settleLogo } from './settle-logo.server.ts';

/** Looks at a logo's file and record after one of them was to change. */
const settle: JobHandler = async ({ storage_key: key }) => {
  if (!key) throw new Error('A job about a logo without storage_key.');
  await settleLogo(key);
};

export const logoJobs: Readonly<Record<string, JobHandler>> = { 'brand.settle-logo': settle };
