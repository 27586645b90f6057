create or replace function private.clear_upload_room() returns void
language sql volatile set search_path = ''
as $$
  delete from private.upload_room where id in (
    select u.id from private.upload_room u
    left join public.feedback_entries e on e.id = u.entry_id
    where u.started_at < now() - interval '1 day' and e.status is distinct from 'new'
    order by u.started_at limit 20 for update of u skip locked);
  update private.upload_room set network = null where id in (
    select u.id from private.upload_room u
    where u.started_at < now() - interval '1 day' and u.network is not null
    order by u.started_at limit 20 for update skip locked);
$$;
comment on function private.clear_upload_room is
  'Deletes a few rows that no budget counts any more, and addresses older than a day.';
