create or replace function private.projects_after_update() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if (old.organization_id, old.product) is distinct from (new.organization_id, new.product) then
    perform private.add_client_product(new.organization_id, new.product);
  end if;
  if old.ended_on is null and new.ended_on is not null then
    perform private.queue_webhooks('project.ended', new.product, new.id, jsonb_build_object('ended_on', new.ended_on));
  end if;
  perform private.update_project_summaries(array[new.id]);
  return null;
end
$$;
comment on function private.projects_after_update is
  'Trigger: products of the client, and summary of a changed project.';
