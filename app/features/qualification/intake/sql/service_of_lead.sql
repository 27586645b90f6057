create or replace function private.service_of_lead(
  p_form_data jsonb, p_form_snapshot jsonb, p_source_page text
) returns text
language plpgsql stable set search_path = ''
as $$
declare
  field jsonb;
  answer jsonb;
  choice jsonb;
  service text;
begin
  for field in select f from jsonb_array_elements(p_form_snapshot -> 'fields') f
    where jsonb_typeof(f -> 'options') = 'array' loop
    answer := p_form_data -> (field ->> 'field_name');
    -- One value, or a list of those that were ticked; of several, the first that the form offers.
    for choice in select o from jsonb_array_elements(field -> 'options') o
      where answer = o -> 'value' or jsonb_typeof(answer) = 'array' and answer ? (o ->> 'value') loop
      service := private.service_in_text(concat_ws(' ', choice ->> 'value', choice ->> 'label'));
      -- A question about services offers more than one of them.
      if exists (select from jsonb_array_elements(field -> 'options') o
          where private.service_in_text(concat_ws(' ', o ->> 'value', o ->> 'label')) <> service) then
        return service;
      end if;
    end loop;
  end loop;
  return private.service_in_text(
    replace(substring(p_source_page from '/(?:servicos|services)/([a-z-]+)'), '-', ' '));
end
$$;
comment on function private.service_of_lead is
  'The requested service of a lead: its answer where its form offers the services, else the page of a '
  'service that it was sent from. softwareApps, automationAi, gamesGamification, consulting, or null.';
