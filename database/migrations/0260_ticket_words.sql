-- What tickets are found by: also the contact and the company, in any spelling. Narrow rows apart, so that
-- whoever may not read the CRM finds by what the ticket itself holds, and by nothing else.
-- expand

create table private.ticket_words (
  id uuid primary key references public.feedback_tickets (id) on delete cascade,
  words text not null,
  known text not null default ''
);
create index ticket_words_by_words on private.ticket_words using gin (words extensions.gin_trgm_ops);
create index ticket_words_by_known on private.ticket_words using gin (known extensions.gin_trgm_ops);
alter table private.ticket_words enable row level security;
revoke all on private.ticket_words from public, anon, authenticated, service_role;
comment on table private.ticket_words is
  'What tickets are found by, kept by triggers; only definer functions touch it.';
comment on column private.ticket_words.words is
  'Number, title, and who asks as the ticket itself says it; in lower case and without accents.';
comment on column private.ticket_words.known is
  'Names, addresses and telephones of the contact, and the company: for whoever may read those.';

insert into private.ticket_words (id, words, known)
  select t.id,
    translate(lower(concat_ws(' ', 'a-' || lpad(t.number::text, 4, '0'), t.title, t.author_name,
        t.author_email)), 'áàâãäéèêëíìîïóòôõöúùûüçñÁÀÂÃÄÉÈÊËÍÌÎÏÓÒÔÕÖÚÙÛÜÇÑ',
      'aaaaaeeeeiiiiooooouuuucnaaaaaeeeeiiiiooooouuuucn'),
    translate(lower(concat_ws(' ', c.name, c.company, o.name, (
        select string_agg(distinct p.match_key, ' ') from public.crm_contact_points p
        where p.contact_id = c.id))), 'áàâãäéèêëíìîïóòôõöúùûüçñÁÀÂÃÄÉÈÊËÍÌÎÏÓÒÔÕÖÚÙÛÜÇÑ',
      'aaaaaeeeeiiiiooooouuuucnaaaaaeeeeiiiiooooouuuucn')
  from public.feedback_tickets t
  left join public.crm_contacts c on c.id = t.contact_id
  left join public.crm_companies o on o.id = t.company_id;

-- The newest of all, whatever became of them: where a common word is soon met.
create index feedback_tickets_by_moment on public.feedback_tickets (last_public_at, id);
