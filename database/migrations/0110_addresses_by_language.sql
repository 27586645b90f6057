-- An item of content may have an address in each language.
-- expand
alter table public.content_addresses
  add column locale text check (locale in ('pt-BR', 'en')),
  drop constraint content_addresses_kind_address_key,
  add constraint content_addresses_kind_locale_address_key unique nulls not distinct (kind, locale, address);
drop index if exists public.content_addresses_current;
create unique index content_addresses_current on public.content_addresses (kind, slug, locale) nulls not distinct
  where is_current;
grant select (locale) on public.content_addresses to authenticated;
comment on column public.content_addresses.locale is
  'Language in which it is the address; null where it is the same in both.';

-- The items of the files, so that none that staff make takes an address of theirs.
insert into public.content_addresses (kind, slug, locale, address, is_current)
  select s.kind, s.slug, a.locale, a.address, true
  from (values
    ('workshop', 'map-before-you-build', 'mapear-antes-de-construir', 'map-before-you-build'),
    ('workshop', 'gamified-training', 'gamificacao-de-treinamentos', 'gamified-training'),
    ('workshop', 'asking-ai-well', 'pedir-bem-a-ia', 'asking-ai-well'),
    ('workshop', 'hands-on-automation', 'automacao-na-pratica', 'hands-on-automation'),
    ('workshop', 'from-spreadsheet-to-database', 'da-planilha-ao-banco', 'from-spreadsheet-to-database'),
    ('workshop', 'hard-conversations', 'conversa-dificil', 'hard-conversations'),
    ('workshop', 'process-owner', 'dono-de-processo', 'process-owner'),
    ('idea', 'safe-shift', 'turno-seguro', 'safe-shift'),
    ('idea', 'plain-language-report', 'laudo-em-portugues', 'plain-language-report'),
    ('idea', 'fair-queue', 'fila-justa', 'fair-queue'),
    ('idea', 'container-that-calls', 'cacamba-que-avisa', 'container-that-calls'),
    ('idea', 'spoken-stock', 'estoque-falado', 'spoken-stock'),
    ('idea', 'farm-notebook', 'caderno-de-campo', 'farm-notebook'),
    ('opening', 'software-engineer', 'engenharia-de-software', 'software-engineer'),
    ('opening', 'product-designer', 'desenho-de-produto', 'product-designer'),
    ('opening', 'automation-developer', 'automacao-e-ia', 'automation-and-ai-developer'),
    ('opening', 'workshop-apprentice', 'estagio-de-bancada', 'bench-internship')
  ) s (kind, slug, pt, en),
  lateral (values ('pt-BR', s.pt), ('en', s.en)) a (locale, address);
