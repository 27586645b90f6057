-- Tasks of deals, contacts and leads, messages with contacts, and two of the staff whose role is narrowed
-- to one product each. Triggers would remind, and write to the timeline.

alter table public.crm_tasks disable trigger user;
alter table public.crm_messages disable trigger user;

create temporary table subjects on commit drop as
select row_number() over (order by created_at, id) as n, * from (
  select id, 'deal' as kind, id as deal_id, contact_id, product, created_at from public.crm_deals
  union all
  (select id, 'contact', null, id, products[1], created_at from public.crm_contacts
    order by created_at, id limit :contacts / 2)
) s;
create unique index on subjects (n);
analyze subjects;

-- One in twenty of what was due is late; few are still to come.
insert into public.crm_tasks (id, deal_id, contact_id, product, title, due_at, has_time, owner_id, done_at,
  done_by, created_by, created_at)
select pg_temp.key('task', t.n), t.deal_id, case when t.deal_id is null then t.contact_id end, t.product,
  pg_temp.pick(array['Ligar', 'Enviar proposta', 'Marcar visita', 'Pedir o contrato'], 'to do', t.n),
  t.due, pg_temp.draw('timed', t.n) < 0.4, t.owner, t.done,
  case when t.done is not null then coalesce(t.owner, pg_temp.key('person', 2)) end,
  pg_temp.key('person', 2), least(t.due, :day::timestamptz) - interval '9 days'
from (
  select d.*, case when d.due < :day::timestamptz and pg_temp.draw('done', d.n) < 0.95
    then d.due - pg_temp.draw('in time', d.n) * interval '3 days' end as done
  from (
    select e.n, s.deal_id, s.contact_id, s.product,
      date_trunc('minute', :day::timestamptz + interval '40 days'
        - interval '600 days' * pg_temp.draw('due', e.n)) as due,
      case when pg_temp.draw('tasked', e.n) < 0.85
        then pg_temp.key('person', 1 + floor(pg_temp.draw('task of', e.n) * least(:people, 7))::bigint) end as owner
    from generate_series(1, :tasks) e (n)
    join subjects s on s.n = 1 + floor(pg_temp.draw('task about', e.n) * (select count(*) from subjects))::bigint
  ) d
) t
order by t.due, t.n;

insert into public.crm_messages (id, channel, direction, contact_id, deal_id, product, author_id, recipient,
  subject, body, at)
select pg_temp.key('message', e.n), c.channel,
  case when c.channel <> 'mail' and pg_temp.draw('came in', e.n) < 0.4 then 'in' else 'out' end,
  s.contact_id, s.deal_id, s.product, pg_temp.key('person', 2),
  case when c.channel = 'mail' then 'alguem@lista.example' end,
  case when c.channel = 'mail' then 'Proposta' end, pg_temp.pick(pg_temp.more(), 'written', e.n),
  pg_temp.came(e.n, :tasks / 2, 3)
from generate_series(1, :tasks / 2) e (n)
cross join lateral (select pg_temp.pick(array['mail', 'whatsapp', 'call'], 'channel', e.n) as channel) c
join subjects s on s.n = 1 + floor(power(pg_temp.draw('written to', e.n), 2) * (select count(*) from subjects))::bigint
order by e.n;

alter table public.crm_tasks enable trigger user;
alter table public.crm_messages enable trigger user;
