-- Leads: each order, with the filters it is offered with, walks an index.

-- In an index the place is written out: whoever changes a row would need the right to the function.

create index qualification_submissions_in_place on public.qualification_submissions
  (array_position('{new,contacted,qualified,converted,lost,spam}'::text[], status), created_at, id);
create index qualification_submissions_of_source on public.qualification_submissions
  (source, created_at, id);
create index qualification_submissions_of_source_in_place on public.qualification_submissions
  (source, array_position('{new,contacted,qualified,converted,lost,spam}'::text[], status),
    created_at, id);
create index qualification_submissions_in_place_by_person on public.qualification_submissions
  (array_position('{new,contacted,qualified,converted,lost,spam}'::text[], status), person_key, id);
drop index public.qualification_submissions_by_status, public.qualification_submissions_by_source;
