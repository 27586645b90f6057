create or replace function private.projects_after_insert() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.add_client_product(new.organization_id, new.product);
  perform private.queue_webhooks('project.created', new.product, new.id, '{}');
  perform private.update_project_summaries(array[new.id]);
  return null;
end
$$;
comment on function private.projects_after_insert is
  'Trigger: products of the client, and summary of a new project.';
