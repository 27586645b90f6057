export const SEVERITIES = ['info', 'warning', 'critical'] as const;
export type Severity = (typeof SEVERITIES)[number];

/** An entry of the security log; `at` is an ISO text. */
export type SecurityEventRow = {
  id: string;
  at: string;
  /** How often it happened within an hour, and when last: null where it was once. */
  occurrences: number;
  lastAt: string | null;
  type: string;
  severity: Severity;
  /** The user it concerns; null for an anonymous visitor. */
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
