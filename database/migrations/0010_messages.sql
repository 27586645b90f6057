-- Templates, and messages with leads and contacts.

create table public.crm_templates (
  id uuid primary key default gen_random_uuid(),
  product text not null references public.crm_products (slug),
  key text not null check (key ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(key) <= 40),
  channel text not null check (channel in ('mail', 'whatsapp')),
  name text not null check (name = btrim(name) and length(name) between 1 and 80),
  subject text check (subject = btrim(subject) and length(subject) between 1 and 200),
  body text not null check (btrim(body) <> '' and length(body) <= 6000),
  translations jsonb not null default '{}' check (jsonb_typeof(translations) = 'object' and
    octet_length(translations::text) <= 20000),
  is_active boolean not null default true,
  display_order integer not null default 0,
  revision integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((channel = 'mail') = (subject is not null)),
  unique (product, key, channel)
);
revoke all on public.crm_templates from public, anon, authenticated, service_role;
alter table public.crm_templates enable row level security;
grant select (id, product, key, channel, name, subject, body, translations, is_active, display_order,
  revision, created_at, updated_at),
  insert (id, product, key, channel, name, subject, body, translations, is_active, display_order, revision,
    created_at, updated_at),
  update (id, product, key, channel, name, subject, body, translations, is_active, display_order, revision,
    created_at, updated_at) on public.crm_templates to authenticated;
grant delete on public.crm_templates to authenticated;
grant select on public.crm_templates to service_role;
comment on table public.crm_templates is
  'First words to people, with placeholders such as {{contact_name}} that the composer fills.';
comment on column public.crm_templates.key is 'What rules and messages name it by.';
comment on column public.crm_templates.translations is 'English of name, subject and body: {"en": {…}}.';

create table public.crm_messages (
  id uuid primary key,
  channel text not null check (channel in ('mail', 'whatsapp', 'call')),
  direction text not null default 'out' check (direction in ('out', 'in')),
  contact_id uuid references public.crm_contacts (id) on delete cascade,
  lead_id uuid references public.qualification_submissions (id) on delete cascade,
  deal_id uuid references public.crm_deals (id) on delete set null,
  product text references public.crm_products (slug),
  author_id uuid references identity.users (id) on delete set null,
  locale text not null default 'pt-BR' check (locale in ('pt-BR', 'en')),
  template_key text check (template_key ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(template_key) <= 40),
  recipient text check (length(recipient) between 3 and 254),
  subject text,
  body text,
  moved_lead boolean not null default false,
  mail_id uuid,
  mail_state text check (mail_state in ('waiting', 'sending', 'sent', 'kept', 'withheld', 'failed', 'dropped')),
  at timestamptz not null default clock_timestamp(),
  -- What is left to fill in is ours to forget, and theirs to write.
  constraint crm_messages_body_check check (length(body) <= 8000 and (direction = 'in' or body !~
    '\{\{[^{}]*\}\}')),
  constraint crm_messages_subject_check check (length(subject) <= 200
    and (direction = 'in' or subject !~ '\{\{[^{}]*\}\}') and subject !~ '[\n\r]')
);
create index crm_messages_of_contact on public.crm_messages (contact_id, at desc, id)
  where contact_id is not null;
create index crm_messages_of_lead on public.crm_messages (lead_id, at desc, id) where lead_id is not null;
create index crm_messages_of_deal on public.crm_messages (deal_id, at desc, id) where deal_id is not null;
create index crm_messages_of_author on public.crm_messages (author_id) where author_id is not null;
create index crm_messages_of_leads_by_time on public.crm_messages (at) where lead_id is not null;
revoke all on public.crm_messages from public, anon, authenticated, service_role;
alter table public.crm_messages enable row level security;
-- Not granted: any writing. send_crm_message() also moves the lead, touches deals and mails.
grant select (id, channel, direction, contact_id, lead_id, deal_id, product, author_id, locale, template_key,
  recipient, subject, body, moved_lead, mail_id, mail_state, at) on public.crm_messages to authenticated,
  service_role;
comment on table public.crm_messages is
  'Mails, WhatsApp messages and calls with leads and contacts, as they went. Erasing a person empties the '
  'texts and keeps that, when and in which product something was said.';
comment on column public.crm_messages.id is
  'Made by whoever sends it, so that a message that is sent twice goes once.';
comment on column public.crm_messages.direction is 'Out to them; in for a call or a mail of theirs.';
comment on column public.crm_messages.recipient is 'Whom it went to; of a mail that came in, who sent it.';
comment on column public.crm_messages.body is
  'As it went, every placeholder filled; of a call, what was noted.';
comment on column public.crm_messages.moved_lead is
  'It was the first answer: its lead went from new to contacted, which may be taken back.';
comment on column public.crm_messages.mail_state is
  'What became of the mail, kept beyond the month that the list of mails goes back; null while queued.';

create table public.crm_message_files (
  id uuid primary key default gen_random_uuid(),
  message_id uuid references public.crm_messages (id) on delete cascade,
  uploaded_by uuid references identity.users (id) on delete set null,
  storage_key text not null unique check (storage_key ~ '^messages/[0-9a-f]{64}$'),
  original_name text not null check (length(original_name) between 1 and 255),
  content_type text not null check (content_type in
    ('image/jpeg', 'image/png', 'image/gif', 'application/pdf', 'text/plain')),
  size integer not null check (size between 1 and 10485760),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null default now()
);
create index crm_message_files_of on public.crm_message_files (message_id);
create index crm_message_files_unsent on public.crm_message_files (created_at)
  where message_id is null;
create index crm_message_files_uploader on public.crm_message_files (uploaded_by);
revoke all on public.crm_message_files from public, anon, authenticated, service_role;
alter table public.crm_message_files enable row level security;
grant select (id, message_id, uploaded_by, storage_key, original_name, content_type, size, sha256, created_at)
  on public.crm_message_files to authenticated, service_role;
comment on table public.crm_message_files is
  'What goes along with a message. Without one it waits for it, for a day.';
comment on column public.crm_message_files.original_name is
  'As the device named it: a text to show, never a path.';

create table public.crm_message_drafts (
  id uuid primary key default gen_random_uuid(),
  lead_id uuid references public.qualification_submissions (id) on delete cascade,
  deal_id uuid references public.crm_deals (id) on delete cascade,
  product text references public.crm_products (slug),
  channel text not null check (channel in ('mail', 'whatsapp')),
  template_key text not null check (template_key ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(template_key) <= 40),
  run_id uuid,
  created_at timestamptz not null default clock_timestamp(),
  check (num_nonnulls(lead_id, deal_id) = 1)
);
create unique index crm_message_drafts_of_lead on public.crm_message_drafts (lead_id, channel)
  where lead_id is not null;
create unique index crm_message_drafts_of_deal on public.crm_message_drafts (deal_id, channel)
  where deal_id is not null;
create index crm_message_drafts_newest on public.crm_message_drafts (created_at, id);
revoke all on public.crm_message_drafts from public, anon, authenticated, service_role;
alter table public.crm_message_drafts enable row level security;
grant select (id, lead_id, deal_id, product, channel, template_key, run_id, created_at) on
  public.crm_message_drafts to authenticated, service_role;
comment on table public.crm_message_drafts is
  'Messages that a rule has begun: which template the composer of a lead or deal opens with. The words are '
  'the template''s and are filled in when somebody looks; it goes when a message is sent or it is dropped.';

insert into public.crm_templates
  (product, key, channel, name, subject, body, translations, display_order) values
  ('forja', 'welcome', 'mail', 'Boas-vindas', 'Recebemos seu pedido, {{first_name}}',
   E'Oi, {{first_name}}. Aqui é {{sender}}, da {{product}}.\n\nSeu pedido chegou com o protocolo {{protocol}} e já li o que você escreveu. O próximo passo é uma conversa de 30 minutos: você conta como o trabalho acontece hoje, e nós dizemos o que dá para resolver, em quanto tempo e por quanto.\n\nQue dia e horário funcionam para você nesta semana? Se preferir, responda com um telefone e eu ligo.\n\nAté já,\n{{sender}}',
   jsonb_build_object('en', jsonb_build_object('name', 'Welcome', 'subject', 'We got your request, {{first_name}}',
     'body', E'Hi {{first_name}}, this is {{sender}} from {{product}}.\n\nYour request arrived under reference number {{protocol}}, and I have read it. The next step is a 30-minute conversation: you tell us how the work gets done today, and we tell you what we can fix, how long it takes and what it costs.\n\nWhich day and time suit you this week? Or reply with a phone number and I will call you.\n\nTalk soon,\n{{sender}}')), 1),
  ('forja', 'proposal', 'mail', 'Proposta', 'Proposta: {{deal_title}}',
   E'Oi, {{first_name}}.\n\nSegue a proposta de {{deal_title}} para {{company}}, no valor de {{deal_value}}. Ela está dividida em partes, cada uma com prazo e custo próprios: dá para começar pela primeira e decidir o resto depois de ver o resultado.\n\nPosso passar por cada ponto com você e com quem mais decide. Qual horário fica bom nos próximos dias?\n\nUm abraço,\n{{sender}}\n{{product}}',
   jsonb_build_object('en', jsonb_build_object('name', 'Proposal', 'subject', 'Proposal: {{deal_title}}',
     'body', E'Hi {{first_name}},\n\nHere is our proposal for {{deal_title}} at {{company}}, for {{deal_value}}. It comes in parts, each with its own dates and cost: you can start with the first and decide on the rest once you have seen the result.\n\nI am happy to walk you and anyone else involved through it. What time works over the next few days?\n\nBest,\n{{sender}}\n{{product}}')), 2),
  ('forja', 'followup', 'mail', 'Retomada', '{{first_name}}, seguimos com o projeto?',
   E'Oi, {{first_name}}.\n\nFalamos há alguns dias sobre o projeto da {{company}} e queria saber como ficou por aí. Surgiu alguma dúvida sobre prazo, custo ou por onde começar? Respondo por aqui mesmo.\n\nSe agora não é o momento, tudo bem: me diga quando vale a pena retomar e eu volto a falar com você nessa data.\n\nUm abraço,\n{{sender}}\n{{product}}',
   jsonb_build_object('en', jsonb_build_object('name', 'Follow-up', 'subject', '{{first_name}}, shall we go ahead?',
     'body', E'Hi {{first_name}},\n\nWe spoke a few days ago about the project at {{company}}, and I wanted to hear where you stand. Any questions about dates, cost or where to start? Just reply here.\n\nIf now is not the time, that is fine: tell me when it makes sense to talk again, and I will come back to you then.\n\nBest,\n{{sender}}\n{{product}}')), 3),
  ('forja', 'welcome', 'whatsapp', 'Boas-vindas', null,
   E'Oi, {{first_name}}! Aqui é {{sender}}, da {{product}}. Recebi seu pedido (protocolo {{protocol}}). Podemos conversar 30 minutos para entender o que você precisa? Que horário fica bom?',
   jsonb_build_object('en', jsonb_build_object('name', 'Welcome',
     'body', E'Hi {{first_name}}! This is {{sender}} from {{product}}. I got your request (reference number {{protocol}}). Could we talk for 30 minutes so I understand what you need? What time suits you?')), 1),
  ('forja', 'proposal', 'whatsapp', 'Proposta', null,
   E'Oi, {{first_name}}! A proposta de {{deal_title}} está pronta: {{deal_value}}, em partes com prazo e custo próprios. Posso ligar para passar ponto a ponto?',
   jsonb_build_object('en', jsonb_build_object('name', 'Proposal',
     'body', E'Hi {{first_name}}! The proposal for {{deal_title}} is ready: {{deal_value}}, in parts with their own dates and cost. May I call and walk you through it?')), 2),
  ('forja', 'followup', 'whatsapp', 'Retomada', null,
   E'Oi, {{first_name}}, tudo bem? Aqui é {{sender}}, da {{product}}. Ficou alguma dúvida sobre o que conversamos? Se preferir retomar em outra data, é só me dizer quando.',
   jsonb_build_object('en', jsonb_build_object('name', 'Follow-up',
     'body', E'Hi {{first_name}}, how are you? This is {{sender}} from {{product}}. Any questions about what we discussed? If another date suits you better, just tell me when.')), 3);
