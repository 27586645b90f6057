import type { ContentKind } from '../overrides/items-of.ts';

export const SCHEDULED_ACTS = ['publish', 'unpublish'] as const;
export type ScheduledAct = (typeof SCHEDULED_ACTS)[number];

export type ScheduleState = 'waiting' | 'done' | 'missed';

/** When an item is published or leaves the site. */
export type Schedule = {
  id: string;
  kind: ContentKind;
  slug: string;
  act: ScheduledAct;
  /** ISO time. */
  dueAt: string;
  state: ScheduleState;
  revision: number;
};
