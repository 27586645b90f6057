-- Companies too are found without their accents, as leads, contacts and deals are.
-- expand

-- As private.folded() has it, spelled out: a function with a search path of its own meets no index.
create index crm_companies_by_folded_words on public.crm_companies using gin (
  translate(lower(name || ' ' || coalesce(cnpj, '')),
    'áàâãäéèêëíìîïóòôõöúùûüçñÁÀÂÃÄÉÈÊËÍÌÎÏÓÒÔÕÖÚÙÛÜÇÑ',
    'aaaaaeeeeiiiiooooouuuucnaaaaaeeeeiiiiooooouuuucn') extensions.gin_trgm_ops);
drop index public.crm_companies_by_words;
