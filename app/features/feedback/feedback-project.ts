import type { FeedbackProjectRow } from './feedback.store.server.ts';
import { type FeedbackType, POSITIONS, type Position, typesOffered } from './feedback-rules.ts';

/** The project and module that the site's own feedback belongs to. */
export const SITE_PROJECT = 'forja';
export const SITE_MODULE = 'site';

/** What a page must know to offer the form. */
export type FeedbackOffer = { types: FeedbackType[]; files: boolean; position: Position };

/** The offer of one project; null while it takes no feedback. */
export function offerOf(rows: readonly FeedbackProjectRow[], key: string): FeedbackOffer | null {
  const row = rows.find((candidate) => candidate.key === key);
  if (!row) return null;
  const { srs_enabled: srs, nps_enabled: nps } = row;
  const switches = { srs, nps, ideas: row.ideas_enabled, questions: row.questions_enabled };
  return {
    types: typesOffered(switches),
    files: row.attachments_enabled,
    position: POSITIONS.find((position) => position === row.widget_position) ?? 'bottom-right',
  };
}

/** Pages of other products that may call the collector; of one project, or of any. */
export function mayCall(rows: readonly FeedbackProjectRow[], origin: string, key?: string) {
  return rows.some(
    (row) => (key === undefined || row.key === key) && row.allowed_origins.includes(origin),
  );
}
