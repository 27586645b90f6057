create or replace function private.keep_score_rule() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  version uuid := coalesce(new.version_id, old.version_id);
begin
  -- Without a user it is the server: the seed, or a restored backup.
  if private.uid() is null then
    return coalesce(new, old);
  end if;
  -- A caller without the permission is refused by the policy, without further details.
  if not public.has_permission(private.uid(), 'settings', 'manage') then
    return coalesce(new, old);
  end if;
  if tg_op = 'UPDATE' and (new.version_id, new.rule_key) <> (old.version_id, old.rule_key) then
    raise exception 'score_rule_stays' using errcode = 'PT409';
  end if;
  -- Locked, so that a version is not activated while its rules change.
  perform from public.score_versions v where v.id = version and v.used_at is null for share;
  if not found and (tg_op <> 'DELETE'
      or exists (select from public.score_versions v where v.id = version)) then
    raise exception 'score_version_used' using errcode = 'PT409';
  end if;
  if tg_op = 'INSERT' and (select count(*) from public.score_rules r where r.version_id = version) >= 40
  then
    raise exception 'score_rules_full' using errcode = 'PT409';
  end if;
  return coalesce(new, old);
end
$$;
comment on function private.keep_score_rule is
  'Trigger, for users only: the rules of a version that was ever in use are immutable, and none has more than 40 '
  '(PT409).';
