import type { ServerFeature } from '#app/feature.server.ts';
import { foldDaysTask } from './roll-up-days.server.ts';

export const analytics: ServerFeature = { tasks: [foldDaysTask] };
