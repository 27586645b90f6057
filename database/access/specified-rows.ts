import { KNOWN } from './specified-call.ts';

/** Makes the rows that the calls are about. */
export const arrangeSpecified: readonly string[] = [
  `insert into public.crm_contacts (id, name, source) values ('${KNOWN.contact}', 'Ana', 'website')`,
  `insert into public.crm_deals (contact_id, pipeline_id, stage_id, title, source)
    select '${KNOWN.contact}', pipeline_id, id, 'Casa', 'website' from public.crm_stages limit 1`,
  `insert into public.feedback_entries
      (id, protocol, project_id, module_id, contact_id, type, verbatim)
    select '${KNOWN.entry}', 'F-0000-0000', m.project_id, m.id,
      '${KNOWN.contact}', 'bug', E'O menu\\n não abre.' from public.feedback_modules m limit 1`,
  `insert into public.feedback_tickets (id, project_id, feedback_id, contact_id, title)
    select '${KNOWN.ticket}', e.project_id, e.id, e.contact_id, 'Menu' from public.feedback_entries e`,
  `insert into public.brand_colors (id, scheme_name, primary_color, accent_color)
    values ('${KNOWN.scheme}', 'Retirado', 'red', 'blue')`,
  `insert into public.color_presets (id, preset_name, colors, usage_count)
    values ('${KNOWN.preset}', 'Mar', '{}', 7)`,
  `insert into public.page_seo (page_path, title) values ('/sobre', 'Antes')`,
  `insert into public.custom_tags (name, tag_type, content) values ('sample', 'meta', '<meta>')`,
  `insert into public.logos (name, type, file_path, public_url, width, height)
    values ('sample', 'symbol', 'sample.svg', '/sample.svg', 1, 1)`,
  `insert into public.newsletter_subscriptions (email, consent_version, consent_locale)
    values ('${KNOWN.subscriber}', 'sample', 'pt-BR')`,
];
