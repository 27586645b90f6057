import { sql } from './sql.ts';

/** Rows of the tables that a fresh site leaves empty for staff to fill, each marked as a sample. */
export async function makeDemoSiteRows(): Promise<void> {
  await sql(
    `insert into public.color_presets (preset_name, preset_description, colors, usage_count) values
       ('Brasa (exemplo)', 'Laranja de forno sobre grafite', $1, 4),
       ('Têmpera (exemplo)', 'Azul de aço resfriado', $2, 2),
       ('Papel (exemplo)', 'Neutros claros para campanhas impressas', $3, 0)`,
    [
      { primary: 'hsl(18,85%,48%)', accent: 'hsl(45,90%,50%)' },
      { primary: 'hsl(215,70%,42%)', accent: 'hsl(190,80%,42%)' },
      { primary: 'hsl(240,12%,28%)', accent: 'hsl(165,50%,38%)' },
    ].map((colors) => JSON.stringify(colors)),
  );
  await sql(
    `insert into public.page_seo (page_path, title, meta_description, keywords) values
       ('/cases', 'Cases (exemplo)', 'Descrição de exemplo: troque pela sua.', 'exemplo')`,
  );
  // Off: a sample must not put markup into pages.
  await sql(
    `insert into public.custom_tags (name, tag_type, content, is_active) values
       ('Verificação do Search Console (exemplo)', 'meta',
         '<meta name="google-site-verification" content="exemplo">', false)`,
  );
  await sql(
    `insert into public.talent_applications
       (id, protocol, opening, opening_title, name, email, message, created_at)
     values
       (gen_random_uuid(), 'T-DEMO-0001', 'other', 'Outra área', 'Iara Exemplo',
         'iara@exemplo.example', 'Candidatura de exemplo: montei a oficina da escola.',
         now() - interval '20 days'),
       (gen_random_uuid(), 'T-DEMO-0002', 'other', 'Outra área', 'Otto Exemplo',
         'otto@exemplo.example', 'Candidatura de exemplo: faço jogos de tabuleiro.',
         now() - interval '3 days')`,
  );
  await sql(
    `insert into public.crash_reports
       (fingerprint, origin, route, release, message, seen_count, first_seen_at, last_seen_at)
     values ('00000000000000000000000000000000', 'page', 'GET demonstração', '0.0.0',
       'Error: falha de exemplo', 2, now() - interval '9 days', now() - interval '8 days')`,
  );
}
