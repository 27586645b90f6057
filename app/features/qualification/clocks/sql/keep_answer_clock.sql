create or replace function private.keep_answer_clock() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.answered_at is null and private.place_of_lead(new.status, new.review_reason, new.cleared_at)
      = private.lead_place('spam') then
    new.answer_target := null;
    new.answer_due_at := null;
    new.answer_warn_at := null;
    return new;
  end if;
  if new.answer_due_at is null and private.place_of_lead(old.status, old.review_reason, old.cleared_at)
      = private.lead_place('spam') and private.has_answer_clock(new) then
    new := private.with_answer_clock(new);
  end if;
  if new.status = 'new' then
    new.answered_at := null;
    new.answer_seconds := null;
  elsif new.status <> 'spam' and new.answered_at is null and new.answer_due_at is not null then
    new.answered_at := clock_timestamp();
    new.answer_seconds := private.business_seconds(new.created_at, new.answered_at);
  end if;
  return new;
end
$$;
comment on function private.keep_answer_clock is
  'Trigger: whoever leaves new was answered; back in new the clock goes on as if it had never stopped; as '
  'spam there is none, and what turns out to be none has one from its arrival on.';
