-- Inbound mails: every mailed message of a requester with its quoted text, and mails of unknown senders and programs.
alter table public.inbound_mails disable trigger user;

insert into public.inbound_mails (id, state, message_id, from_address, from_name, subject, body, folded, entry_id,
  feedback_message_id, sent_at, received_at)
select pg_temp.key('ticket mail ' || step, t.number), 'taken', '<' || m.id || '@correio.example>',
  coalesce(t.author_email, 'pede.' || t.number || '@correio.example'), t.author_name,
  'Re: ' || left(t.title, 200), m.body, '> ' || m.body, t.feedback_id, m.id, m.created_at, m.created_at
from public.feedback_tickets t cross join unnest(array[2, 4, 6, 8, 10]) step
join public.feedback_messages m on m.id = pg_temp.key('ticket message ' || step, t.number)
where t.number % 3 = 0 order by t.number, step;

-- One for every twenty tickets, as people who are written to know them.
insert into public.inbound_mails (id, state, reason, message_id, from_address, subject, body, sent_at, received_at)
select pg_temp.key('stranger mail', k.n), k.state,
  case k.state when 'ignored' then 'program' when 'aside' then 'unreadable' end,
  '<' || k.n || '@longe.example>', 'fora.' || k.n || '@longe.example',
  pg_temp.pick(pg_temp.pains(), 'stranger subject', k.n), pg_temp.pick(pg_temp.more(), 'stranger words', k.n), k.at, k.at
from (
  select n, pg_temp.came(n, greatest(:tickets / 20, 5), 3) as at,
    pg_temp.often(array['ignored', 'waiting', 'discarded', 'aside'], 'stranger state', n) as state
  from generate_series(1, greatest(:tickets / 20, 5)) n) k
order by k.n;

alter table public.inbound_mails enable trigger user;
