import { sql } from 'kysely';
import { asPerson } from '#app/access/guard.server.ts';
import type { Person } from '#app/platform/database/actor.server.ts';
import { callRows, functionCall, type RowOf } from '#app/platform/database/call-function.server.ts';
import {
  PREVIEWED,
  type PreviewedLead,
  type RuleChange,
  type ScorePreview,
} from './score-rules.ts';

/** On the embedded engine all other requests wait for the end of a batch. */
const BATCH = 200;
const LISTED = 15;

/** The new score of a lead is null without a version. */
type Row = Omit<RowOf<'public.score_preview'>, 'becomes'> & { becomes: number };

/** The leads of the last 30 days, the newest first, up to the limit of a preview. */
async function readLeads(person: Person, version: string): Promise<Row[]> {
  const found: Row[] = [];
  let behind = { at: 'infinity', id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' };
  while (found.length < PREVIEWED) {
    const { at: behindAt, id: behindId } = behind;
    const args = { version, behindAt, behindId, leads: BATCH };
    const { rows } = await asPerson(person, (tx) =>
      sql<Row & { place: string }>`
        select p.*, p.created_at::text as place
        from ${functionCall('public.score_preview', args)} p`.execute(tx),
    );
    found.push(...rows);
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) break;
    behind = { at: last.place, id: last.id };
  }
  return found;
}

async function readChanges(person: Person, version: string, leads: readonly Row[]) {
  const rows = await asPerson(person, (tx) =>
    callRows(tx, 'public.score_changes', { version, leads: leads.map(({ id }) => id) }),
  );
  return Map.groupBy(rows, ({ leadId }) => leadId);
}

const tenthOf = (score: number) => Math.min(9, Math.floor(score / 10));

/** The effect of a version on last month's leads: risen, fallen, and by which rules. */
export async function readPreview(person: Person, version: string): Promise<ScorePreview> {
  const leads = await readLeads(person, version);
  const step = ({ was, becomes }: Row) => becomes - (was ?? 0);
  const rising = leads.filter((lead) => step(lead) > 0).sort((a, b) => step(b) - step(a));
  const falling = leads.filter((lead) => step(lead) < 0).sort((a, b) => step(a) - step(b));
  const listed = [rising.slice(0, LISTED), falling.slice(0, LISTED)] as const;
  const changes = await readChanges(person, version, listed.flat());
  const previewed = (lead: Row): PreviewedLead => ({
    id: lead.id,
    protocol: lead.protocol,
    person: lead.person ?? '',
    was: lead.was,
    becomes: lead.becomes,
    rules: (changes.get(lead.id) ?? []).map(
      ({ name, nameEn, was, becomes }): RuleChange => ({
        name,
        nameEn: nameEn ?? '',
        was,
        becomes,
      }),
    ),
  });
  const spread = Array.from({ length: 10 }, () => ({ was: 0, becomes: 0 }));
  for (const { was, becomes } of leads) {
    const now = spread[tenthOf(becomes)];
    const before = spread[tenthOf(was ?? 0)];
    if (now) now.becomes += 1;
    if (before) before.was += 1;
  }
  return {
    leads: leads.length,
    cut: leads.length >= PREVIEWED,
    rise: rising.length,
    fall: falling.length,
    spread,
    rises: listed[0].map(previewed),
    falls: listed[1].map(previewed),
  };
}
