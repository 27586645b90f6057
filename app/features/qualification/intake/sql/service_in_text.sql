drop function if exists private.service_named(text);
create or replace function private.service_in_text(p_words text) returns text
language plpgsql immutable parallel safe set search_path = ''
as $$
begin
  return case
    when p_words ~* '\m(automa|ia\M|ai\M)' then 'automationAi'
    when p_words ~* '\m(jogo|game|gamif)' then 'gamesGamification'
    when p_words ~* '\mconsult' then 'consulting'
    when p_words ~* '\m(software|apps?\M|sistema|aplicativo)' then 'softwareApps' end;
end
$$;
comment on function private.service_in_text is
  'The service that an option of a form, or the address of a page, names; null for none.';
