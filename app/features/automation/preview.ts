import type { RuleSubject } from './runs.ts';

/** How often a rule would have acted in the last 30 days, and with whom most recently. */
export type Preview = { total: number; rows: readonly RuleSubject[] };

/** Of a rule as it is typed; null where it is not yet whole. */
export type PreviewReply = { preview: Preview | null };
