-- Leads are found by telephone and by their answers, too.
-- expand

comment on column private.lead_words.words is
  'In lower case: protocol, name, address, company, telephone in the one spelling that all have in '
  'common, and the first thousand letters of the answers.';

-- As private.words_of_lead() has it from now on.
update private.lead_words w set words = known.words || (
    select coalesce(' ' || string_agg(distinct private.phone_key(a.value), ' ')
        filter (where a.value ~ '^[\s\d().+/-]{8,30}$'
          and strpos(known.words, private.phone_key(a.value)) = 0), '')
      || coalesce(' ' || lower(left(string_agg(a.value, ' ' order by length(a.value), a.key)
        filter (where strpos(known.words, lower(btrim(a.value))) = 0), 1000)), '')
    from jsonb_each_text(s.form_data) a)
  from public.qualification_submissions s
    left join public.crm_contacts c on c.id = s.contact_id
    cross join lateral (select lower(concat_ws(' ', s.protocol, c.name, c.email, c.company,
      c.phone_key)) as words) known
  where w.id = s.id;
