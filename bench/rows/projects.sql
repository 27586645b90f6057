-- Work for clients over five years. Every fiftieth project, and what belongs to it, is of one large client;
-- the others are spread over clients that have ten.
alter table public.projects disable trigger user;
alter table public.project_stages disable trigger user;
alter table public.project_waits disable trigger user;
alter table public.client_organizations disable trigger user;
alter table public.client_members disable trigger user;
alter table public.invoices disable trigger user;

create function pg_temp.client(n bigint) returns bigint language sql immutable parallel safe
as $$ select case when n % 50 = 0 then 0 else 1 + n * 7919 % greatest(:projects / 10, 1) end $$;
create function pg_temp.product(n bigint) returns text language sql immutable parallel safe
as $$ select case when n % 3 = 0 then 'doavya' else 'forja' end $$;
create function pg_temp.hex(what text, n bigint) returns text language sql immutable parallel safe
as $$ select md5(:seed || ' ' || what || ' ' || n) || md5(what || ' ' || n || ' ' || :seed) $$;

-- Half of them are companies that deals are kept of.
insert into public.client_organizations (id, name, company_id, created_at, updated_at)
select pg_temp.key('client', n),
  pg_temp.pick(pg_temp.trades(), 'client trade', n) || ' ' || pg_temp.pick(pg_temp.last(), 'client owner', n),
  k.id, pg_temp.came(n + 1, 1 + :projects / 10, 5), :day
from generate_series(0, :projects / 10) n
left join public.crm_companies k on n % 2 = 1 and k.id = pg_temp.key('company', n);

-- Two who decide, one who follows, one who pays; of the large client four times as many.
insert into public.client_members (id, organization_id, user_id, role, added_by, created_at)
select pg_temp.key('member ' || step, n), pg_temp.key('client', n),
  pg_temp.key('person', 6 + (n * 4 + step + case when n > 0 then 12 else 0 end) % (:people - 5)),
  (array['owner', 'owner', 'member', 'finance'])[1 + step % 4], pg_temp.key('person', 2),
  pg_temp.came(n + 1, 1 + :projects / 10, 5)
from generate_series(0, :projects / 10) n
cross join lateral generate_series(0, case when n > 0 then 3 else 15 end) step
on conflict do nothing;

create temporary table works on commit drop as
select n, pg_temp.key('project', n) as id, pg_temp.key('client', pg_temp.client(n)) as client,
  pg_temp.came(n, :projects, 5) as at, (pg_temp.came(n, :projects, 5) + interval '5 days')::date as first_day,
  0.4 + pg_temp.draw('project length', n) * 1.6 as pace,
  case when pg_temp.draw('project slips', n) < 0.4 then pg_temp.draw('project slip', n) * 0.4 else 0 end as slip,
  -- Behind a day that nobody has moved.
  case when pg_temp.draw('project behind', n) < 0.2 then 15 else 0 end as behind,
  pg_temp.draw('project fate', n) as fate, pg_temp.draw('project shown', n) > 0.01 as shown
from generate_series(1, :projects) n;

-- A third is of the second product.
insert into public.projects (id, organization_id, name, product, value, starts_on, conducted_by, paused_on, ended_on,
  shown_at, opened_at, created_by, created_at, updated_at)
select w.id, w.client,
  pg_temp.pick(array['Aplicativo', 'Site', 'Automação', 'Portal', 'Jogo', 'Treinamento', 'Integração'],
    'project what', w.n) || ' ' || pg_temp.pick(array['de vendas', 'do estoque', 'de pedidos', 'da agenda',
    'de cobrança', 'dos vendedores', 'da loja'], 'project of', w.n) || ' ' || w.n,
  pg_temp.product(w.n),
  round((8000 + pg_temp.draw('project value', w.n) * 90000)::numeric, 2), w.first_day,
  case when pg_temp.draw('project led', w.n) < 0.9
    then pg_temp.key('person', 1 + floor(pg_temp.draw('project leader', w.n) * 5)::bigint) end,
  case when w.fate between 0.9 and 0.95 and w.first_day + 40 < :day::date then w.first_day + 40 end,
  case when w.fate > 0.95 and w.first_day + 60 < :day::date then w.first_day + 60 end,
  case when w.shown then w.at + interval '1 day' end, case when w.shown then w.at + interval '2 days' end,
  pg_temp.key('person', 2), w.at, least(:day::timestamptz, w.at + interval '100 days')
from works w order by w.n;

update public.client_organizations o set products = p.products
from (select organization_id, array_agg(distinct product order by product) as products
  from public.projects group by 1) p
where p.organization_id = o.id;

create temporary table ends on commit drop as
select w.n, w.id, w.client, w.at, w.slip, w.shown, d.place::smallint as place,
  w.first_day + (d.days * w.pace)::integer as promised, w.first_day + (d.days * w.pace * (1 + w.slip))::integer as really,
  w.first_day + (d.days * w.pace * (1 + w.slip))::integer + w.behind < least(:day::date, case
    when w.fate between 0.9 and 0.95 then w.first_day + 40 when w.fate > 0.95 then w.first_day + 60
    else :day::date end) and w.shown as is_done
from works w, unnest('{7,21,35,91,105,112}'::integer[]) with ordinality d (days, place);

insert into public.project_stages (project_id, position, promised_on, planned_on, actual_on, gloss)
select e.id, e.place, e.promised, case when not e.is_done and e.shown and e.really <> e.promised then e.really end,
  case when e.is_done then e.really end, pg_temp.pick(pg_temp.more(), 'stage gloss', e.n * 6 + e.place)
from ends e order by e.n, e.place;

insert into public.project_date_changes (id, act, project_id, position, kind, from_on, to_on, cause, whose,
  changed_by, at)
select pg_temp.key('planned ' || e.place, e.n), pg_temp.key('planned', e.n), e.id, e.place, 'planned', null::date,
  e.really, pg_temp.pick(pg_temp.more(), 'date cause', e.n),
  pg_temp.pick(array['ours', 'client', 'both'], 'date whose', e.n), pg_temp.key('person', 2), e.at + interval '9 days'
from ends e where e.shown and e.really <> e.promised
union all
select pg_temp.key('ended ' || e.place, e.n), pg_temp.key('ended ' || e.place, e.n), e.id, e.place, 'actual',
  null, e.really, null, null, pg_temp.key('person', 2), e.really::timestamptz + interval '15 hours'
from ends e where e.is_done;

insert into public.project_events (project_id, kind, actor, at)
select w.id, k.kind, pg_temp.key('person', 2), w.at + k.place * interval '1 day'
from works w cross join unnest('{started,shown,opened,edited,invited}'::text[]) with ordinality k (kind, place)
order by w.n, k.place;

-- Four things are delivered, each twice: a change was asked for, then it was approved, or waits.
insert into public.deliverables (id, project_id, position, title, created_by, created_at)
select pg_temp.key('deliverable ' || e.place, e.n), e.id, e.place,
  pg_temp.pick(array['Telas', 'Protótipo', 'Contrato', 'Versão de teste'], 'delivered', e.n * 6 + e.place),
  pg_temp.key('person', 2), e.promised::timestamptz
from ends e where e.place between 2 and 5 and e.promised < :day::date and e.shown order by e.n, e.place;

insert into public.deliverable_versions (id, deliverable_id, number, state, storage_key, file_name,
  content_type, size, sha256, changes, sent_by, sent_at)
select pg_temp.key('version ' || e.place || ' ' || number, e.n), pg_temp.key('deliverable ' || e.place, e.n), number,
  case when number = 1 then pg_temp.pick(array['changes', 'replaced'], 'version state', e.n * 6 + e.place)
    when e.is_done then 'approved' else 'waiting' end,
  'projects/' || pg_temp.hex('version ' || e.place || ' ' || number, e.n), 'entrega-' || number || '.pdf',
  'application/pdf', 200000 + e.n, pg_temp.hex('bytes ' || e.place || ' ' || number, e.n),
  case when number = 2 then pg_temp.pick(pg_temp.more(), 'version changes', e.n) end,
  pg_temp.key('person', 2), e.promised::timestamptz + number * interval '1 hour'
from ends e cross join generate_series(1, 2) number
where e.place between 2 and 5 and e.promised < :day::date and e.shown order by e.n, e.place, number;

insert into public.approvals (id, version_id, receipt, user_id, person_name, member_role, organization_name,
  file_name, size, sha256, approved_at)
select pg_temp.key('approval ' || e.place, e.n), v.id, 'R-' || e.n || '-' || e.place, m.user_id, u.display_name,
  'owner', 'Cliente', v.file_name, v.size, v.sha256, v.sent_at + interval '3 hours'
from ends e
join public.deliverable_versions v on v.id = pg_temp.key('version ' || e.place || ' 2', e.n) and v.state = 'approved'
left join public.client_members m on m.organization_id = e.client
  and m.role = 'owner' and not exists (select from public.client_members o
    where o.organization_id = m.organization_id and o.role = 'owner' and o.user_id < m.user_id)
left join public.user_profiles u on u.user_id = m.user_id;

-- One wait that is over; where a version waits, one that is not.
insert into public.project_waits (id, project_id, position, what, since, until, created_by, created_at)
select pg_temp.key('wait', e.n), e.id, 2, pg_temp.pick(array['Textos', 'Fotos', 'Acesso ao sistema'], 'wait', e.n),
  e.promised - 3, e.promised, pg_temp.key('person', 2), e.promised::timestamptz
from ends e where e.place = 2 and e.is_done and e.n % 2 = 0;
insert into public.project_waits (id, project_id, position, version_id, what, since, created_by, created_at)
select pg_temp.key('wait for ' || e.place, e.n), e.id, e.place, v.id, d.title, e.promised, pg_temp.key('person', 2), v.sent_at
from ends e join public.deliverable_versions v on v.id = pg_temp.key('version ' || e.place || ' 2', e.n)
join public.deliverables d on d.id = v.deliverable_id
where v.state = 'waiting' and e.n % 2 = 0;

insert into public.project_updates (id, project_id, author_id, body, created_at)
select pg_temp.key('update', i), w.id, pg_temp.key('person', 1 + i % 5), pg_temp.pick(pg_temp.more(), 'update', i),
  w.at + (least(:day::timestamptz, w.at + interval '200 days') - w.at) * pg_temp.draw('update at', i)
from generate_series(1, :updates) i join works w on w.n = 1 + i % :projects;

insert into public.project_comments (id, project_id, update_id, from_client, author_id, body, created_at)
select pg_temp.key('comment', i), u.project_id, u.id, i % 2 = 0, case when i % 2 = 0 then m.user_id
  else u.author_id end, pg_temp.pick(pg_temp.pains(), 'comment', i), u.created_at + interval '2 hours'
from generate_series(1, :updates, 7) i
join public.project_updates u on u.id = pg_temp.key('update', i)
join works w on w.id = u.project_id
left join public.client_members m on m.id = pg_temp.key('member 2', pg_temp.client(w.n));

insert into public.project_notes (id, project_id, author_id, body, created_at)
select pg_temp.key('project note', w.n), w.id, pg_temp.key('person', 3),
  pg_temp.pick(pg_temp.pains(), 'project note', w.n), w.at + interval '3 days'
from works w order by w.n;

insert into public.project_folders (id, project_id, name, created_by, created_at)
select pg_temp.key('folder', w.n), w.id, 'Contratos', pg_temp.key('person', 2), w.at from works w where w.n % 2 = 0;

insert into public.project_files (id, project_id, folder_id, name, created_by, created_at, changed_at)
select pg_temp.key('file', i), w.id, case when w.n % 2 = 0 and i % 3 = 0 then pg_temp.key('folder', w.n) end,
  pg_temp.pick(array['contrato', 'planilha', 'foto', 'manual', 'logotipo'], 'file', i) || '-' || i || '.pdf',
  pg_temp.key('person', 2), w.at + pg_temp.draw('file at', i) * interval '90 days',
  w.at + pg_temp.draw('file at', i) * interval '90 days' + interval '1 day'
from generate_series(1, :updates / 4) i join works w on w.n = 1 + i % :projects;
insert into public.project_file_versions (id, file_id, number, storage_key, file_name, content_type, size,
  sha256, from_client, sent_by, sent_at)
select pg_temp.key('file version ' || number, i), f.id, number,
  'projects/' || pg_temp.hex('file ' || number, i), f.name, 'application/pdf', 90000 + i,
  pg_temp.hex('file bytes ' || number, i), i % 2 = 0, f.created_by, f.changed_at - (2 - number) * interval '1 hour'
from generate_series(1, :updates / 4) i join public.project_files f on f.id = pg_temp.key('file', i)
cross join lateral generate_series(1, 1 + (i % 4 = 0)::integer) number;

-- Most are paid soon after their day.
insert into public.invoices (id, organization_id, project_id, product, number, description, value, due_on, state,
  pix_text, issued_at, issued_by, paid_on, paid_how, marked_by, cancelled_at, created_by, created_at, updated_at)
select pg_temp.key('invoice', i), w.client, w.id, pg_temp.product(w.n), to_char(b.due_on, 'YYYY') || '-' || lpad(i::text, 6, '0'),
  'Parcela do projeto', round((900 + pg_temp.draw('invoice value', i) * 9000)::numeric, 2), b.due_on, b.state,
  case when b.state in ('issued', 'paid') then '00020126580014br.gov.bcb.pix6304' || upper(substr(md5(i::text), 1, 4)) end,
  case when b.state <> 'draft' then w.at + interval '3 days' end,
  case when b.state <> 'draft' then pg_temp.key('person', 2) end,
  case when b.state = 'paid' then b.due_on + 2 end, case when b.state = 'paid' then 'pix' end,
  case when b.state = 'paid' then pg_temp.key('person', 2) end,
  case when b.state = 'cancelled' then b.due_on::timestamptz end, pg_temp.key('person', 2), w.at, w.at + interval '20 days'
from generate_series(1, :projects * 5 / 2) i
join works w on w.n = 1 + i % :projects,
lateral (select w.first_day + 10 + (i % 4)::integer * 30 as due_on) o,
lateral (select o.due_on, case when pg_temp.draw('invoice kept', i) < 0.03 then 'cancelled'
  when o.due_on + 3 < :day::date and pg_temp.draw('invoice paid', i) < 0.97 then 'paid'
  when o.due_on < :day::date + 45 then 'issued' else 'draft' end as state) b;
insert into public.invoice_events (invoice_id, kind, actor, at)
select i.id, k.kind, i.created_by, i.created_at + k.place * interval '1 day'
from public.invoices i
cross join unnest('{begun,issued,paid}'::text[]) with ordinality k (kind, place)
where k.kind = 'begun' or i.state = 'paid' or k.kind = 'issued' and i.issued_at is not null order by i.number, k.place;

insert into private.client_notices (id, user_id, organization_id, kind, title, record_kind, record_id, way, ordered_at,
  digest_on)
select pg_temp.key('client notice', i), m.user_id, m.organization_id, 'deliverable', 'Telas',
  'project', pg_temp.key('project', i), 'now', :day::timestamptz - pg_temp.draw('notice at', i) * interval '55 days', null
from generate_series(1, :projects) i
join public.client_members m on m.id = pg_temp.key('member ' || i % 3, pg_temp.client(i));

alter table public.projects enable trigger user;
alter table public.project_stages enable trigger user;
alter table public.project_waits enable trigger user;
alter table public.client_organizations enable trigger user;
alter table public.client_members enable trigger user;
alter table public.invoices enable trigger user;

-- As the triggers would have kept it.
select private.update_project_summaries(array(select w.id from works w));
