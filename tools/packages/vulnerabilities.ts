/** An advisory that is accepted for a while. */
export type AcceptedAdvisory = {
  /** As in its address: GHSA-… */
  advisory: string;
  /** The last day, as YYYY-MM-DD. */
  until: string;
  reason: string;
};

type Via = string | { url?: string; title?: string; severity?: string };

/** The part of the answer of `npm audit --json` that is read. */
export type AuditReport = { vulnerabilities?: Record<string, { via: Via[] }> };

const REFUSED = new Set(['high', 'critical']);

const idOf = (url = '') => url.slice(url.lastIndexOf('/') + 1);

/** Advisories of high or critical severity that are not accepted on that day. */
export function refusedAdvisories(
  { vulnerabilities = {} }: AuditReport,
  accepted: readonly AcceptedAdvisory[],
  day: string,
): string[] {
  const valid = new Set(accepted.filter(({ until }) => until >= day).map((one) => one.advisory));
  const refused = Object.entries(vulnerabilities).flatMap(([name, { via }]) =>
    via.flatMap((one) =>
      typeof one === 'string' || !REFUSED.has(one.severity ?? '') || valid.has(idOf(one.url))
        ? []
        : [`${name}: ${one.severity}, ${one.title ?? ''} (${one.url ?? ''})`],
    ),
  );
  return [...new Set(refused)];
}
