import { z } from 'zod';

export const SEVERITIES = ['info', 'warning', 'critical'] as const;
export type Severity = (typeof SEVERITIES)[number];

/** An entry of the security record; `at` is an ISO text. */
export type SecurityEventRow = {
  id: string;
  at: string;
  type: string;
  severity: Severity;
  /** Whom it concerns; null for a stranger. */
  personId: string | null;
  person: string | null;
  personEmail: string | null;
  actorId: string | null;
  actor: string | null;
  actorEmail: string | null;
  address: string | null;
  agent: string | null;
  details: Readonly<Record<string, unknown>>;
};

/** Filters as they stand in the address; what makes no sense there counts as not given. */
export const eventFilter = z.object({
  type: z
    .string()
    .regex(/^[a-z_]{1,60}$/)
    .optional()
    .catch(undefined),
  severity: z.enum(SEVERITIES).optional().catch(undefined),
  person: z.string().trim().min(1).max(200).optional().catch(undefined),
  personId: z.uuid().optional().catch(undefined),
  from: z.iso.date().optional().catch(undefined),
  to: z.iso.date().optional().catch(undefined),
});
export type EventFilter = z.output<typeof eventFilter>;

/** The filters of an address. */
export const eventFilterOf = (search: URLSearchParams): EventFilter =>
  eventFilter.parse(Object.fromEntries(search));

/** Columns that the record is sorted by. */
export const EVENT_SORTS = ['at', 'type'] as const;
export type EventSort = { by: (typeof EVENT_SORTS)[number]; descending: boolean };
export const USUAL_EVENT_SORT: EventSort = { by: 'at', descending: true };
