-- Leads, contacts and deals are found without their accents: nobody types them in a hurry.
-- expand

comment on column private.lead_words.words is
  'Without accents and in lower case: protocol, name, addresses, company, telephones in the one spelling '
  'that all have in common, the first thousand letters of the answers, and the labels of what was '
  'chosen, in every language.';

-- As private.folded() has it from now on, for the rows that are there.
do $$
declare
  kept text;
begin
  foreach kept in array array['lead_words', 'contact_words', 'deal_words'] loop
    execute format('
      update private.%I w set words = f.words
      from (select o.id, translate(lower(o.words),
        ''áàâãäéèêëíìîïóòôõöúùûüçñÁÀÂÃÄÉÈÊËÍÌÎÏÓÒÔÕÖÚÙÛÜÇÑ'',
        ''aaaaaeeeeiiiiooooouuuucnaaaaaeeeeiiiiooooouuuucn'') as words from private.%1$I o) f
      where f.id = w.id and f.words <> w.words', kept);
  end loop;
end
$$;
