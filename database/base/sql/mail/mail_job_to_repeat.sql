drop function if exists private.mail_once_more(uuid);
-- not null: kind, again
create or replace function private.mail_job_to_repeat(p_id uuid)
returns table (kind text, payload jsonb, again integer)
language sql stable security definer set search_path = ''
as $$ select m.kind, m.payload, m.again from public.mails m where m.id = p_id $$;
grant execute on function private.mail_job_to_repeat to service_role;
comment on function private.mail_job_to_repeat is 'A mail that is to be sent again: what its job was given.';
