alter table public.feedback_entries disable trigger user;
alter table public.feedback_changes disable trigger user;

insert into public.feedback_entries (id, protocol, project_id, module_id, type, severity, status,
  score, verbatim, author_name, author_email, locale, review_reason, created_at, erase_at)
select e.id, private.protocol_of(e.id, 12), p.id, m.id, e.type,
  case when e.type = 'bug' then pg_temp.pick(array['blocker', 'high', 'medium', 'medium', 'low'],
    'severity', e.n) when e.type = 'ideia' then 'idea' else 'medium' end,
  case when e.at > :day::timestamptz - interval '14 days' then 'new'
    else pg_temp.often(array['done', 'triaged', 'planned', 'declined', 'duplicate', 'new'],
      'feedback state', e.n) end,
  case e.type when 'csat' then 1 + floor(pg_temp.draw('score', e.n) * 5)
    when 'nps' then floor(sqrt(pg_temp.draw('score', e.n)) * 11)
    when 'srs' then floor(pg_temp.draw('score', e.n) * 11) end::smallint,
  pg_temp.pick(pg_temp.pains(), 'voice', e.n) || ' ' || pg_temp.pick(pg_temp.more(), 'voice more', e.n),
  case when e.named then e.name end,
  case when e.named then pg_temp.plain(e.name) || '.' || e.n || '@correio.example' end,
  case when pg_temp.draw('voice locale', e.n) < 0.9 then 'pt-BR' else 'en' end,
  case when pg_temp.draw('voice doubt', e.n) < 0.02 then 'too_fast' end,
  e.at, e.at + interval '6 years'
from (
  select n, pg_temp.key('feedback', n) as id, pg_temp.came(n, :feedback, 3) as at,
    pg_temp.draw('named voice', n) < 0.4 as named,
    pg_temp.often(pg_temp.first(), 'voice first', n) || ' ' || pg_temp.often(pg_temp.last(), 'voice last', n) as name,
    pg_temp.often(array['bug', 'nps', 'ideia', 'csat', 'duvida', 'srs', 'others'], 'type', n) as type
  from generate_series(1, :feedback) n
) e
join public.feedback_projects p on p.key = 'forja'
left join public.feedback_modules m on m.project_id = p.id and m.key = 'site'
order by e.n;

-- Three ideas in five have been weighed, and who asks for what is there already has been joined to it.
update public.feedback_entries e set
    reach = 1 + floor(pg_temp.draw('reach', w.n) * 400), impact = pg_temp.pick(
      array['0.25', '0.5', '1', '2', '3'], 'impact', w.n)::numeric,
    confidence = pg_temp.pick(array['50', '80', '100'], 'confidence', w.n)::smallint,
    effort = round((0.1 + pg_temp.draw('effort', w.n) * 6)::numeric, 1), rice_revision = 1
  from generate_series(1, :feedback) w (n)
  where e.id = pg_temp.key('feedback', w.n) and e.type = 'ideia' and pg_temp.draw('weighed', w.n) < 0.6;
with idea as (
  select id, row_number() over (order by created_at, id) as place, count(*) over () as ideas
  from public.feedback_entries where type = 'ideia' and status not in ('duplicate', 'spam')
), same as (
  select id, row_number() over (order by created_at, id) as place
  from public.feedback_entries where type = 'ideia' and status = 'duplicate'
)
update public.feedback_entries e set duplicate_of = i.id
  from same s join idea i on i.place = 1 + (s.place * s.place) % i.ideas where e.id = s.id;
update public.feedback_entries e set voices = v.voices
  from (
    select coalesce(d.duplicate_of, d.id) as id,
      count(distinct private.voice_of(d.contact_id, d.author_email, d.id)) as voices
    from public.feedback_entries d where d.type = 'ideia' group by 1 having count(*) > 1) v
  where e.id = v.id;
insert into private.entry_words (id, created_at, place, type, project_id, owner_id, words)
  select e.id, e.created_at, (private.entry_places(e.status))[1]::smallint, e.type, e.project_id, e.owner_id,
    private.search_text_of_entry(e)
  from public.feedback_entries e order by e.created_at, e.id;
insert into private.idea_words (id, words)
  select e.id, private.search_text_of_idea(e.protocol, e.author_name, e.author_email, e.verbatim)
  from public.feedback_entries e where e.type = 'ideia';

insert into public.feedback_changes (id, entry_id, from_status, to_status, changed_by, changed_role,
  changed_at)
select pg_temp.key('feedback move ' || step, n), e.id,
  case when step = 1 then 'new' else 'triaged' end,
  case when step = 1 and e.status <> 'declined' and e.status <> 'duplicate' then 'triaged'
    else e.status end,
  pg_temp.key('person', 1), 'authenticated', least(:day::timestamptz, e.created_at + step * interval '2 days')
from generate_series(1, :feedback) n
join public.feedback_entries e on e.id = pg_temp.key('feedback', n)
cross join lateral generate_series(1, case when e.status in ('planned', 'done') then 2
  when e.status = 'new' then 0 else 1 end) step;

-- No table with a check that is still to come takes another definition.
set constraints all immediate;
alter table public.feedback_entries enable trigger user;
alter table public.feedback_changes enable trigger user;
