import type { DemoPerson } from './people.ts';
import type { Random } from './random.ts';
import { insertRows, sql } from './sql.ts';

const PAGES = [
  { path: '/', group: undefined },
  { path: '/servicos', group: 'service' },
  { path: '/servicos/automacao-ia', group: 'service' },
  { path: '/servicos/software-apps', group: 'service' },
  { path: '/servicos/consultoria', group: 'service' },
  { path: '/cases', group: 'cases' },
  { path: '/processo', group: 'process' },
  { path: '/faq', group: 'faq' },
  { path: '/projeto', group: undefined },
] as const;
const DAY_MS = 86_400_000;

type Lead = { id: string; created_at: Date; utm_source: string | null; utm_medium: string | null };

/** How somebody came, ending a little before the lead. */
function journeyOf(random: Random, lead: Lead) {
  const sent = lead.created_at.getTime();
  const pages = Array.from({ length: random.between(1, 7) }, () => random.pick(PAGES));
  let at = sent - random.between(60, 900) * 1000;
  const steps = pages.map((page) => {
    const ms = random.between(4, 380) * 1000;
    const step = { ...page, at: new Date(at).toISOString(), ms };
    at = Math.min(sent, at + ms);
    return step;
  });
  const last = { at: steps[0]?.at };
  const marks = lead.utm_source && { source: lead.utm_source, medium: lead.utm_medium };
  const often = random.next() < 0.5;
  const before = new Date(sent - random.between(2, 30) * DAY_MS).toISOString();
  return {
    submission_id: lead.id,
    first_touch: { at: often ? before : last.at, ...marks },
    last_touch: last,
    steps,
    visits: often ? random.between(2, 5) : null,
    created_at: lead.created_at,
  };
}

/** Journeys of those who allowed it, and a draft of rules that would change last month's scores. */
export async function makeDemoScores(random: Random, people: DemoPerson[]): Promise<void> {
  const leads = await sql<Lead>(
    `select id, created_at, utm_source, utm_medium from public.qualification_submissions
     where status <> 'spam' order by created_at, id`,
  );
  const scored = leads.filter(() => random.next() < 0.4);
  await insertRows(
    'public.lead_journeys',
    scored.map((lead) => journeyOf(random, lead)),
  );
  // The triggers that score a lead as it comes are off while samples are made.
  await sql(`select private.score_leads(array(select id from public.qualification_submissions))`);
  const admin = people.find(({ role }) => role === 'admin');
  await sql(
    `insert into public.score_runs (version_id, started_by, state, total, done, changed, ended_at)
     select id, $1, 'done', $2, $2, $2, now() from public.score_versions where is_active`,
    [admin?.id, leads.length],
  );
  await sql(
    `with draft as (
       insert into public.score_versions (number)
       select max(number) + 1 from public.score_versions returning id)
     insert into public.score_rules (version_id, rule_key, position, name, translations, kind, subject,
       test, words, at_least, points)
     select d.id, r.rule_key, r.position, r.name, r.translations, r.kind, r.subject, r.test, r.words,
       r.at_least, case r.kind when 'pages' then 30 when 'mail' then 5 else r.points end
     from draft d, public.score_rules r`,
  );
}
