-- Spam, and what is taken for it until somebody has looked, stands apart from the leads to be answered.
-- expand

alter table public.qualification_submissions add column cleared_at timestamptz;
grant select (cleared_at), update (cleared_at) on public.qualification_submissions to authenticated;
comment on column public.qualification_submissions.cleared_at is
  'When somebody said that it is no spam, whatever its review_reason.';

-- In an index the place is written out: whoever changes a row would need the right to the function.
-- What is new and suspected stands where spam does.
drop index public.qualification_submissions_in_place,
  public.qualification_submissions_of_source_in_place,
  public.qualification_submissions_in_place_by_person;
create index qualification_submissions_in_place on public.qualification_submissions
  (array_position('{new,contacted,qualified,converted,lost,spam}'::text[], case when status = 'new'
    and cleared_at is null and review_reason in ('address_limit', 'too_fast', 'no_identity')
    then 'spam' else status end), created_at, id);
create index qualification_submissions_of_source_in_place on public.qualification_submissions
  (source, array_position('{new,contacted,qualified,converted,lost,spam}'::text[], case when
    status = 'new' and cleared_at is null
    and review_reason in ('address_limit', 'too_fast', 'no_identity')
    then 'spam' else status end), created_at, id);
create index qualification_submissions_in_place_by_person on public.qualification_submissions
  (array_position('{new,contacted,qualified,converted,lost,spam}'::text[], case when status = 'new'
    and cleared_at is null and review_reason in ('address_limit', 'too_fast', 'no_identity')
    then 'spam' else status end), person_key, id);
-- The first list: a flood of spam must not have to be walked through.
create index qualification_submissions_inbox on public.qualification_submissions (created_at, id)
  where array_position('{new,contacted,qualified,converted,lost,spam}'::text[], case when
    status = 'new' and cleared_at is null
    and review_reason in ('address_limit', 'too_fast', 'no_identity')
    then 'spam' else status end) < 6;

comment on column private.lead_words.place is
  'private.place_of_lead(): of the state, or of spam for what is suspected.';
update private.lead_words w set place = 6
  from public.qualification_submissions s
  where s.id = w.id and s.status = 'new'
    and s.review_reason in ('address_limit', 'too_fast', 'no_identity');
