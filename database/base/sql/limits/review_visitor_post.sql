create or replace function private.review_visitor_post(
  p_what text, p_id uuid, p_identifier text, p_address_identifier text, p_marks text[],
  out is_limited boolean, out reason text
)
language plpgsql volatile set search_path = ''
as $$
declare
  state text;
begin
  -- A failure of the limit check must not lose a post.
  begin
    is_limited := not private.visitor_within_limit(p_what, p_identifier, 5, interval '1 hour');
    if not is_limited then
      state := private.address_state(p_what, private.origin_of(p_address_identifier));
      is_limited := state = 'refused';
      reason := case state when 'review' then 'address_limit' end;
    end if;
  exception when others then
    raise warning 'limit of % % not checked: % %', p_what, p_id, sqlstate, sqlerrm;
    is_limited := false;
    reason := 'limit_check_failed';
  end;
  if 'honeypot' = any (p_marks) then
    reason := 'honeypot';
  elsif 'too_fast' = any (p_marks) and reason is distinct from 'address_limit' then
    reason := 'too_fast';
  end if;
end
$$;
comment on function private.review_visitor_post is
  'Counts a post of a visitor (5 an hour) and returns whether it is beyond the limits, and the reason to '
  'review it, null where there is none. Marks are those of submit_lead.';
