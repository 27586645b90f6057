import { sql } from './sql.ts';

/** Leads that came just now, so that some clocks run; minutes ago, the newest first. */
const LATELY = [4, 16, 31, 49, 84, 130];

/** Days of the company's own, a target of its own, and clocks as if they had always been there. */
export async function makeDemoAnswerClocks(): Promise<void> {
  const year = new Date().getUTCFullYear();
  await sql(
    `insert into public.company_holidays (day, yearly, name, spans, translations) values
      ($1, true, 'Aniversário da cidade (exemplo)', null, '{"en": {"name": "City anniversary (sample)"}}'),
      ($2, false, 'Véspera de Natal (exemplo)', '[["09:00", "12:00"]]', '{"en": {"name": "Christmas Eve (sample)"}}')`,
    [`${year}-03-19`, `${year}-12-24`],
  );
  await sql(`insert into public.answer_targets (service, minutes) values ('consulting', 120)`, []);
  await sql(
    `update public.qualification_submissions s
      set created_at = now() - make_interval(mins => lately.minutes)
      from (select n.id, m.minutes from unnest($1::int[]) with ordinality m (minutes, place)
        join (select id, row_number() over (order by created_at desc) as place
          from public.qualification_submissions where status = 'new' and review_reason is null
            and source in ('qualification', 'contact_form', 'workshop')) n using (place)) lately
      where s.id = lately.id`,
    [LATELY],
  );
  await sql(
    `update public.mails m set created_at = s.created_at + interval '1 minute',
        tried_at = s.created_at + interval '1 minute'
      from public.qualification_submissions s
      where m.about = s.id and s.created_at > now() - interval '3 hours'`,
    [],
  );
  await sql('select public.recompute_lead_clocks(p_limit => 100000, p_first => true)', []);
  // What was just done needs no second round.
  await sql(`delete from public.outbox where kind in ('lead.answer-clocks', 'ticket.clocks')`, []);
  // Of half a year it is known how those that were answered did against their target.
  await sql(
    `update public.qualification_submissions s set answer_target = 60,
        answer_due_at = private.add_business_time(s.created_at, 60)
      where s.answered_at is not null and s.created_at > now() - interval '180 days'`,
    [],
  );
}
