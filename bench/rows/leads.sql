-- Leads with their contacts, deals and moves. The intake's triggers would give them today's date,
-- count them against the limits and mail the team: they are off, and what they would have set of a
-- lead is in the statements.

alter table public.qualification_submissions disable trigger user;
alter table public.lead_notes disable trigger user;
alter table public.crm_contacts disable trigger user;
alter table public.submission_status_changes disable trigger user;

create temporary table stories on commit drop as
select n, came.at, came.at > :day::timestamptz - interval '10 days' as fresh,
  -- Three in four come once; the others come back.
  case when pg_temp.draw('known', n) >= 0.05
    then 1 + floor(pg_temp.draw('who', n) * greatest(1, :leads * 0.75))::bigint end as who,
  case when source.drawn < 0.7 then 'qualification' when source.drawn < 0.9 then 'contact_form'
    else 'workshop' end as source,
  pg_temp.draw('state', n) as state
from generate_series(1, :leads) n
  -- Up to two hours around its turn, as arrivals do not keep step.
  cross join lateral (select pg_temp.came(n, :leads, 4)
    - pg_temp.draw('minute', n) * interval '2 hours' as at) came
  cross join lateral (select pg_temp.draw('source', n) as drawn) source;

create temporary table tales on commit drop as
select s.*,
  case
    when state < 0.045 then 'spam'
    when fresh then case when state < 0.65 then 'new' when state < 0.90 then 'contacted'
      else 'qualified' end
    when state < 0.055 then 'new' when state < 0.20 then 'contacted'
    when state < 0.40 then 'qualified' when state < 0.65 then 'converted' else 'lost' end as status
from stories s;
analyze tales;

create temporary table senders on commit drop as
select who as n, pg_temp.key('contact', who) as id, p.name,
  case when pg_temp.draw('without email', who) >= 0.05 then pg_temp.plain(p.name) || '.' || who || '@'
    || case when pg_temp.draw('own domain', who) < 0.3 and p.company is not null
      then left(pg_temp.plain(replace(p.company, ' ', '-')), 40) || '.example'
      else pg_temp.often(pg_temp.mailboxes(), 'mailbox', who) end end as email,
  -- Mobile numbers begin with 96 to 99, so these belong to nobody.
  '+55' || pg_temp.often(pg_temp.codes(), 'code', who) || '90'
    || lpad(floor(pg_temp.draw('phone', who) * 1e7)::integer::text, 7, '0') as phone,
  p.company, p.source, p.at, p.touched
from (
  select t.who, min(t.at) as at, max(t.at) as touched,
    (array_agg(t.source order by t.at))[1] as source,
    pg_temp.often(pg_temp.first(), 'first', t.who) || ' ' || pg_temp.often(pg_temp.last(), 'last', t.who)
      || case when pg_temp.draw('two names', t.who) < 0.4
        then ' ' || pg_temp.often(pg_temp.last(), 'second last', t.who) else '' end as name,
    case when pg_temp.draw('company', t.who) < 0.7 then pg_temp.pick(pg_temp.trades(), 'trade', t.who) || ' '
      || case when pg_temp.draw('named', t.who) < 0.5 then pg_temp.often(pg_temp.places(), 'place', t.who)
        else pg_temp.often(pg_temp.last(), 'owner', t.who) end end as company
  from tales t
  where t.who is not null and t.status <> 'spam' group by t.who
) p;
analyze senders;

insert into public.crm_contacts (id, name, email, phone, phone_verified, company, source, created_at,
  updated_at, products)
select id, name, email, phone, pg_temp.draw('verified phone', n) < 0.9, company, source, at, touched,
  case when pg_temp.draw('partner', n) < 0.1 then '{doavya}'::text[] else '{forja}' end
from senders order by at, n;

insert into public.crm_contact_points (id, contact_id, kind, value, match_key, is_primary, created_at)
select pg_temp.key('mailbox point', n), id, 'email', email, email, true, at
from senders where email is not null
union all
select pg_temp.key('phone point', n), id, 'phone', phone, private.phone_key(phone), true, at
from senders;

-- Most end after some weeks, three in ten of them won; one in a hundred is left lying, where nobody has any
-- tasks three in four. Somebody works on those that are open.
insert into public.crm_deals (id, contact_id, pipeline_id, stage_id, title, value, source, owner_id,
  expected_close, created_at, updated_at, stage_since, touched_at, closed_at)
select pg_temp.key('deal', a.n), a.id, p.id, s.id, coalesce(a.company, a.name),
  1000 * (15 + floor(pg_temp.draw('value', a.n) * 226)), a.source,
  case when pg_temp.draw('owned', a.n) < 0.8
    then pg_temp.key('person', 1 + floor(pg_temp.draw('owner', a.n) * least(:people, 3))::bigint) end,
  case when pg_temp.draw('closes', a.n) < 0.7
    then :day::date + (floor(pg_temp.draw('close', a.n) * 200) - 40)::integer end, a.at, k.touched,
  k.touched, k.touched, case when k.kind <> 'open' then k.touched end
from (
  select a.*, a.at + (10 + 150 * power(pg_temp.draw('cycle', a.n), 2)) * interval '1 day' as ended from senders a
) a
  cross join lateral (select case when a.ended >= :day::timestamptz
      or pg_temp.draw('left lying', a.n) < case when :tasks > 0 then 0.01 else 0.75 end then 'open'
    when pg_temp.draw('won', a.n) < 0.3 then 'won' else 'lost' end as kind) d
  cross join lateral (select d.kind, case d.kind when 'open' then greatest(a.at,
      :day::timestamptz - power(pg_temp.draw('worked on', a.n), 2) * interval '20 days')
    else a.ended end as touched) k
  join public.crm_pipelines p on p.slug
    = case when pg_temp.draw('direct', a.n) < 0.2 then 'direct-sales' else 'inbound-marketing' end
  join public.crm_stages s on s.pipeline_id = p.id and s.kind = k.kind
    and (k.kind <> 'open' or s.position = 1 + floor(pg_temp.draw('stage', a.n) * (
      select count(*) from public.crm_stages x where x.pipeline_id = p.id and x.kind = 'open'))::integer);

insert into private.contact_words (id, created_at, source, owner, company, products, open_deal, name_key,
  words)
select a.id, a.at, a.source, null, null,
  case when pg_temp.draw('partner', a.n) < 0.1 then '{doavya}'::text[] else '{forja}' end, private.has_open_deal(a.id),
  left(lower(coalesce(a.name, a.email, a.phone)), 200), private.search_text_of_contact(a.id)
from senders a order by a.at, a.n;

insert into public.qualification_submissions (id, form_id, source, form_data, form_snapshot,
  source_page, utm_source, utm_medium, utm_campaign, user_agent, locale, status, protocol,
  review_reason, contact_id, deal_id, created_at, person_key, owner_id, service, answer_target,
  answer_due_at, answered_at, answer_seconds, score)
select l.id, f.id, l.source, l.form_data, f.snapshot, pg_temp.often(pg_temp.pages(), 'page', l.n),
  u.utm[1], u.utm[2], u.utm[3], pg_temp.often(pg_temp.agents(), 'agent', l.n),
  case when pg_temp.draw('locale', l.n) < 0.9 then 'pt-BR' else 'en' end, l.status,
  -- Twelve signs always: no two are alike, and none has to be looked for.
  private.protocol_of(l.id, 12),
  case when l.status = 'spam' then 'honeypot' when l.doubt < 0.03 then 'too_fast'
    when l.doubt < 0.035 then 'address_limit' when l.contact_id is null then 'no_identity' end,
  l.contact_id, l.deal_id, l.at,
  left(lower(coalesce(l.contact_name, l.form_data ->> 'nome', l.form_data ->> 'name', '')), 200),
  -- Three owners; of the last days many leads are unassigned, and spam always is.
  case when l.wanted and pg_temp.draw('owned lead', l.n)
      < case when l.at > :day::timestamptz - interval '2 days' then 0.5 else 0.85 end
    then pg_temp.key('person', 1 + floor(pg_temp.draw('lead owner', l.n) * least(:people, 3))::bigint) end,
  case l.form_data ->> 'servico' when 'software' then 'softwareApps' when 'automacao' then 'automationAi'
    when 'jogos' then 'gamesGamification' when 'consultoria' then 'consulting' end,
  -- A clock runs for new leads of the last month; a lead that was moved on counts as answered.
  case when l.clocked then 60 end, case when l.clocked then l.at + interval '1 hour' end,
  case when l.answered then l.at + l.took * interval '1 second' end,
  case when l.answered then l.took end,
  case when l.wanted then floor(100 * power(pg_temp.draw('score', l.n), 1.5)) end
from (
  select d.*, d.wanted and (d.status <> 'new' or d.at > :day::timestamptz - interval '30 days') as clocked,
    d.wanted and d.status <> 'new' as answered,
    floor(60 + 14000 * power(pg_temp.draw('answer', d.n), 3))::integer as took
  from (
  select t.*, pg_temp.key('lead', t.n) as id, pg_temp.draw('doubt', t.n) as doubt,
    t.status <> 'spam' and (t.status <> 'new' or pg_temp.draw('doubt', t.n) >= 0.035 and a.id is not null)
      as wanted,
    a.id as contact_id, a.name as contact_name,
    case when a.id is not null then pg_temp.key('deal', a.n) end as deal_id,
    case when t.source = 'qualification' then jsonb_build_object('nome', g.name, 'empresa', g.company,
        'email', g.email, 'telefone', g.phone, 'servico', pg_temp.pick(
          array['software', 'automacao', 'jogos', 'consultoria', 'nao-sei'], 'service', t.n),
        'mensagem', g.message)
      else jsonb_build_object('name', g.name, 'company', g.company, 'email', g.email, 'phone', g.phone,
        'message', g.message) end as form_data
  from tales t
    left join senders a on a.n = t.who and t.status <> 'spam'
   
    cross join lateral (
      select coalesce(a.name, case when t.status = 'spam'
          then pg_temp.pick(array['Best SEO Offer', 'Crypto Bonus', 'Cheap Traffic Now'], 'offer', t.n)
          else pg_temp.often(pg_temp.first(), 'nobody', t.n) end) as name,
        coalesce(a.company, '') as company,
        coalesce(a.email, case when t.status = 'spam'
          then 'offer' || t.n || '@spam.example' else '' end) as email,
        case when a.id is null then '' else a.phone end as phone,
        pg_temp.pick(pg_temp.pains(), 'pain', t.n) || ' ' || pg_temp.pick(pg_temp.more(), 'more', t.n) as message
    ) g
  ) d
) l
cross join lateral (select string_to_array(pg_temp.pick(array['', '', 'google cpc automacao-sp',
  'linkedin social oficinas', 'newsletter email edicao-mensal'], 'campaign', l.n), ' ') as utm) u
left join (select x.id, private.form_snapshot(x.id, 'pt-BR') as snapshot
  from public.qualification_forms x where x.is_active order by x.created_at limit 1) f
  on l.source = 'qualification'
order by l.at, l.n;

-- The functions below look each lead up: without figures of what has just come in they walk it whole.
analyze public.crm_contacts, public.crm_contact_points, public.crm_deals, public.qualification_submissions;

insert into private.lead_words (id, created_at, place, source, words, facts, owner_id)
select s.id, s.created_at, private.place_of_lead(s.status, s.review_reason, s.cleared_at), s.source,
  private.search_text_of_lead(s.protocol, s.contact_id, s.form_data, s.form_snapshot),
  private.lead_facts(s.form_id, s.utm_campaign, s.form_data), s.owner_id
from public.qualification_submissions s order by s.created_at, s.id;

insert into public.submission_status_changes (id, submission_id, from_status, to_status, changed_by,
  changed_role, changed_at)
select pg_temp.key('move ' || w.step, t.n), pg_temp.key('lead', t.n), w.way[w.step],
  w.way[w.step + 1],
  pg_temp.key('person', 1 + floor(pg_temp.draw('mover', t.n) * least(:people, 3))::bigint),
  'authenticated',
  least(:day::timestamptz, t.at + w.step * pg_temp.draw('pace', t.n) * interval '9 days')
from tales t
cross join lateral (
  select way, step from (select case t.status
      when 'contacted' then array['new', 'contacted']
      when 'qualified' then array['new', 'contacted', 'qualified']
      when 'converted' then array['new', 'contacted', 'qualified', 'converted']
      when 'lost' then array['new', 'contacted', 'lost'] end as way) x
    cross join generate_series(1, cardinality(way) - 1) step
) w
order by t.n;

-- Notes on every fifth lead; the first of the staff is named in most of them.
insert into public.lead_notes (id, lead_id, author_id, body, created_at)
select pg_temp.key('note', t.n), pg_temp.key('lead', t.n), pg_temp.key('person', 2),
  pg_temp.pick(pg_temp.more(), 'note', t.n) || ' @{' || pg_temp.key('person', named.n) || '}', t.at
from tales t
  cross join lateral (select 1 + 2 * floor(pg_temp.draw('named', t.n) * 1.4)::bigint as n) named
where t.n % 5 = 0 order by t.at, t.n;
insert into public.note_mentions (id, lead_note_id, user_id, created_at, read_at)
select pg_temp.key('mention', row_number() over (order by n.created_at, n.id)), n.id,
  substr(n.body, strpos(n.body, '@{') + 2, 36)::uuid, n.created_at,
  case when n.created_at < :day::timestamptz - interval '30 days' then n.created_at end
from public.lead_notes n order by n.created_at, n.id;

alter table public.lead_notes enable trigger user;
alter table public.qualification_submissions enable trigger user;
alter table public.crm_contacts enable trigger user;
alter table public.submission_status_changes enable trigger user;
