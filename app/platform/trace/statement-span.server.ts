import type { LogEvent } from 'kysely';
import { noteSpan } from './trace.server.ts';

const NAME = /\b(?:from|into|update|join)\s+"?((?:[a-z_]+"?\."?)?[a-z_]+)"?/i;

/** What a statement does and to what, such as `select public.leads_page`: its values are in neither. */
export function nameOfStatement(sql: string): string {
  const verb = /^\s*([a-z]+)/i.exec(sql)?.[1]?.toLowerCase() ?? 'statement';
  const target = NAME.exec(sql)?.[1]?.replaceAll('"', '');
  return target ? `${verb} ${target}` : verb;
}

/** Adds a statement to the trace of its request or job. */
export function noteStatement({ level, query, queryDurationMillis }: LogEvent): void {
  noteSpan({
    kind: 'client',
    name: nameOfStatement(query.sql),
    facts: { 'db.system.name': 'postgresql' },
    tookMs: queryDurationMillis,
    failed: level === 'error',
  });
}
