create or replace function private.keep_template() returns trigger
language plpgsql set search_path = ''
as $$
begin
  -- Without a user it is the server: the seed, or a restored backup.
  if private.uid() is null then
    return coalesce(new, old);
  end if;
  if tg_op = 'DELETE' then
    if old.product = 'forja' and old.key in ('welcome', 'proposal', 'followup') then
      raise exception 'template_specified' using errcode = 'PT409';
    end if;
    return old;
  end if;
  if (new.product, new.key, new.channel) is distinct from (old.product, old.key, old.channel) then
    raise exception 'template_key_stays' using errcode = 'PT422';
  end if;
  return new;
end
$$;
comment on function private.keep_template is
  'Trigger, for users only: the key of a template is immutable, and the templates that the '
  'specification names for the main product are switched off, never deleted (template_specified).';
