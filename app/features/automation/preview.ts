import type { RuleSubject } from './runs.ts';

/** How often a rule would have run in the last 30 days, and its latest subjects. */
export type Preview = { total: number; rows: readonly RuleSubject[] };

/** Of the rule as typed; null where it is not yet complete. */
export type PreviewReply = { preview: Preview | null };
