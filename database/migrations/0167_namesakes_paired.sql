-- 0155 paired whom a telephone or a Gmail address brings together, and left the rest until one of them is
-- changed. Here they are compared by every reason at once, as private.contacts_alike() does one by one.
-- expand

with recursive
points as materialized (
  select k.contact_id, k.kind, k.match_key, w.name_key,
    case k.kind when 'email' then split_part(k.match_key, '@', 2) end as domain,
    replace(split_part(split_part(k.match_key, '@', 1), '+', 1), '.', '') as plain
  from public.crm_contact_points k left join private.contact_words w on w.id = k.contact_id
),
-- What more than twenty others share says nothing of who they are.
keyed as materialized (
  select * from (select p.contact_id, p.kind, p.match_key,
      count(*) over (partition by p.kind, p.match_key) as n from points p) k
  where k.n between 2 and 21
),
dotted as materialized (
  select * from (select p.contact_id, p.plain, count(*) over (partition by p.plain)
        - count(*) over (partition by p.plain, p.contact_id) as others
      from points p where p.domain in ('gmail.com', 'googlemail.com')) d
  where d.others > 0
),
employed as materialized (
  select * from (select w.id, w.company, w.name_key,
      count(*) over (partition by w.company, w.name_key) as n
      from private.contact_words w where w.company is not null and w.name_key <> '') e
  where e.n between 2 and 21
),
-- Anybody may have an address of these: they are nobody's company.
free (domain) as (
  select unnest('{gmail.com,googlemail.com,hotmail.com,hotmail.com.br,outlook.com,outlook.com.br,live.com,
    msn.com,yahoo.com,yahoo.com.br,ymail.com,icloud.com,me.com,uol.com.br,bol.com.br,terra.com.br,
    ig.com.br,globo.com,globomail.com,r7.com,proton.me,protonmail.com,zipmail.com.br}'::text[])
),
namesakes as materialized (
  select * from (select p.contact_id, p.domain, p.name_key,
      count(*) over (partition by p.domain, p.name_key) as n
      from points p where p.name_key <> '' and p.domain is not null
        and p.domain not in (select f.domain from free f)) s
  where s.n > 1
),
met (me, other, reason) as (
  select a.contact_id, b.contact_id, a.kind from keyed a join keyed b using (kind, match_key)
    where b.contact_id <> a.contact_id
  union
  select a.contact_id, b.contact_id, 'email_dots' from dotted a join dotted b using (plain)
    where b.contact_id <> a.contact_id and a.others <= 20
  union
  select a.id, b.id, 'company' from employed a join employed b using (company, name_key)
    where b.id <> a.id
  union
  select s.contact_id, f.contact_id, 'name'
    from namesakes s
    cross join lateral (
      select k.contact_id from public.crm_contact_points k
      where k.kind = 'email' and split_part(k.match_key, '@', 2) = s.domain
        and k.contact_id <> s.contact_id limit 100) f
    join private.contact_words w on w.id = f.contact_id and w.name_key = s.name_key
),
pairs as materialized (
  select distinct least(m.me, m.other) as one, greatest(m.me, m.other) as another, m.reason from met m
),
told as (
  select p.one, p.another, p.reason from pairs p
  union
  select p.one, p.another, 'name' from pairs p
    join private.contact_words a on a.id = p.one
    join private.contact_words b on b.id = p.another
    where extensions.similarity(a.name_key, b.name_key) >= 0.45 and exists (
      select from public.crm_contact_points k join public.crm_contact_points o
        on o.contact_id = p.another and o.kind = 'email'
        and split_part(o.match_key, '@', 2) = split_part(k.match_key, '@', 2)
      where k.contact_id = p.one and k.kind = 'email'
        and split_part(k.match_key, '@', 2) not in (select f.domain from free f))
),
-- Of whom somebody has said that they are two: they, or whom they have become part of since.
became (of, id) as (
  select a.one_id, a.one_id from private.contacts_apart a
  union select a.other_id, a.other_id from private.contacts_apart a
  union select b.of, c.merged_into from became b join public.crm_contacts c on c.id = b.id
    where c.merged_into is not null
)
insert into private.contact_pairs as s (one_id, other_id, reasons, sure, apart, one_products,
    other_products, came_at)
  select t.one, t.another, array_agg(t.reason order by r.weight desc),
    least(98, sum(r.weight) + case when bool_or(
      extensions.similarity(a.name_key, b.name_key) >= 0.6) then 20 else 0 end)::integer,
    exists (select from private.contacts_apart n
      join became x on x.of = n.one_id join became y on y.of = n.other_id
      where (x.id, y.id) in ((t.one, t.another), (t.another, t.one))),
    a.products, b.products, greatest(a.created_at, b.created_at)
  from told t
  join (values ('email', 80), ('email_dots', 75), ('phone', 60), ('company', 50), ('name', 35))
    r (reason, weight) on r.reason = t.reason
  join private.contact_words a on a.id = t.one
  join private.contact_words b on b.id = t.another
  group by t.one, t.another, a.products, b.products, a.created_at, b.created_at
  on conflict (one_id, other_id) do update set reasons = excluded.reasons, sure = excluded.sure,
    apart = excluded.apart
    where (s.reasons, s.sure, s.apart) <> (excluded.reasons, excluded.sure, excluded.apart);
