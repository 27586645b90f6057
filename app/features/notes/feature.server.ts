import type { ServerFeature } from '#app/feature.server.ts';
import { noteFileJobs } from './note-file.jobs.server.ts';

export const notes: ServerFeature = { jobs: noteFileJobs };
