import type { ServerFeature } from '#app/feature.server.ts';
import { foldDaysTask } from './fold-days.server.ts';

export const analytics: ServerFeature = { tasks: [foldDaysTask] };
