create or replace function private.agree_to_surveys(p_email text, p_way text, p_proof text) returns void
language sql set search_path = ''
as $$
  insert into public.survey_consents as s (email, way, proof, noted_by)
    values (p_email, p_way, p_proof, case p_way when 'staff' then private.uid() end)
    on conflict (email) do update set given_at = clock_timestamp(), way = excluded.way,
      proof = excluded.proof, noted_by = excluded.noted_by, left_at = null, left_way = null, left_by = null
    -- An earlier consent keeps its date.
    where s.left_at is not null
$$;
comment on function private.agree_to_surveys is
  'Stores a consent to surveys, for the first time or after a withdrawal.';
