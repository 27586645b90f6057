-- What leads are worth until staff write rules of their own, made for the form that the site begins with.

do $$
declare
  version uuid;
begin
  if exists (select 1 from public.score_versions) then
    return;
  end if;

  insert into public.score_versions (number, is_active, used_at) values (1, true, now())
    returning id into version;
  insert into public.score_rules (version_id, position, name, translations, kind, subject, test,
      words, at_least, points) values
    (version, 1, 'Já sabe qual serviço quer', '{"en": {"name": "Knows which service they want"}}',
      'answer', 'field:servico', 'one_of', '{software,automacao,jogos,consultoria}', null, 25),
    (version, 2, 'Disse o nome da empresa', '{"en": {"name": "Named their company"}}',
      'answer', 'property:company', 'filled', '{}', null, 20),
    (version, 3, 'E-mail da própria empresa', '{"en": {"name": "Email at their own company"}}',
      'mail', 'own', null, '{}', null, 20),
    (version, 4, 'Telefone que existe', '{"en": {"name": "Phone number that exists"}}',
      'phone', null, null, '{}', null, 15),
    (version, 5, 'Leu duas páginas de serviço', '{"en": {"name": "Read two service pages"}}',
      'pages', null, null, '{service}', 2, 10),
    (version, 6, 'Já tinha escrito antes', '{"en": {"name": "Has written before"}}',
      'returning', null, null, '{}', null, 10);
  -- Leads that came before there were scores get theirs by the job.
  insert into public.score_runs (version_id, total)
    select version, n.leads from (select count(*) as leads from public.qualification_submissions) n
    where n.leads > 0;
end
$$;
