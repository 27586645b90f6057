-- Pipelines and stages of the two products.

do $$
begin
  if exists (select 1 from public.crm_pipelines) then
    return;
  end if;

  insert into public.crm_pipelines (product, slug, name, position, is_default) values
    ('forja', 'inbound-marketing', 'Inbound Marketing', 1, true),
    ('forja', 'direct-sales', 'Direct Sales', 2, false),
    ('doavya', 'doavya-partnership', 'Doavya Partnership', 3, true);

  insert into public.crm_stages (pipeline_id, slug, name, position, kind, chance, lead_status)
  select p.id, stage.slug, stage.name, stage.position, stage.kind,
    case stage.kind when 'won' then 100 else 0 end,
    case when stage.kind = 'won' then 'converted' when stage.kind = 'lost' then 'lost'
      when stage.slug = 'contato-feito' then 'contacted' when stage.slug = 'qualificado' then 'qualified' end
  from public.crm_pipelines p
  join (values
    ('inbound-marketing', 1, 'novo-lead', 'Novo lead', 'open'),
    ('inbound-marketing', 2, 'contato-feito', 'Contato feito', 'open'),
    ('inbound-marketing', 3, 'qualificado', 'Qualificado', 'open'),
    ('inbound-marketing', 4, 'diagnostico', 'Diagnóstico', 'open'),
    ('inbound-marketing', 5, 'proposta', 'Proposta', 'open'),
    ('inbound-marketing', 6, 'negociacao', 'Negociação', 'open'),
    ('inbound-marketing', 7, 'ganho', 'Ganho', 'won'),
    ('inbound-marketing', 8, 'perdido', 'Perdido', 'lost'),
    ('direct-sales', 1, 'prospeccao', 'Prospecção', 'open'),
    ('direct-sales', 2, 'reuniao', 'Reunião', 'open'),
    ('direct-sales', 3, 'proposta', 'Proposta', 'open'),
    ('direct-sales', 4, 'negociacao', 'Negociação', 'open'),
    ('direct-sales', 5, 'ganho', 'Ganho', 'won'),
    ('direct-sales', 6, 'perdido', 'Perdido', 'lost'),
    ('doavya-partnership', 1, 'interesse', 'Interesse', 'open'),
    ('doavya-partnership', 2, 'conversa', 'Conversa', 'open'),
    ('doavya-partnership', 3, 'validacao', 'Validação', 'open'),
    ('doavya-partnership', 4, 'acordo', 'Acordo', 'open'),
    ('doavya-partnership', 5, 'ativa', 'Ativa', 'won'),
    ('doavya-partnership', 6, 'encerrada', 'Encerrada', 'lost')
  ) as stage (pipeline, position, slug, name, kind) on stage.pipeline = p.slug;

  -- What a forecast counts of a deal: more with every open stage, all of what is won.
  update public.crm_stages s set
    chance = case s.kind when 'won' then 100 when 'lost' then 0 else
      (90 * s.position / (1 + (select count(*) from public.crm_stages o
        where o.pipeline_id = s.pipeline_id and o.kind = 'open')))::integer end,
    needs_value = s.kind = 'won' or s.slug in ('proposta', 'negociacao', 'acordo');
end
$$;
