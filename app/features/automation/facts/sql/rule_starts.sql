create or replace function private.rule_starts(
  p_starts jsonb, p_kind text, p_field text, p_from text, p_to text
) returns boolean
language sql immutable
return p_starts ->> 'kind' = p_kind and (p_kind <> 'changes' or p_starts ->> 'field' = p_field
  and coalesce(p_starts ->> 'from' = p_from, nullif(p_starts ->> 'from', '') is null)
  and coalesce(p_starts ->> 'to' = p_to, nullif(p_starts ->> 'to', '') is null));
comment on function private.rule_starts is 'Whether a fact starts a rule.';
