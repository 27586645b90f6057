import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openStorage } from '#app/platform/files/storage.server.ts';
import type { Random } from './random.ts';
import { sql } from './sql.ts';

type Voice = { type: string; severity?: string; score?: number; text: string };

const VOICES: readonly Voice[] = [
  { type: 'bug', severity: 'high', text: 'Exemplo: o botão de enviar some quando giro o celular.' },
  { type: 'bug', severity: 'low', text: 'Exemplo: o rodapé quebra uma linha a mais no tablet.' },
  { type: 'ideia', severity: 'idea', text: 'Exemplo: quero filtrar os workshops por cidade.' },
  { type: 'duvida', text: 'Exemplo: vocês atendem fora do Brasil?' },
  { type: 'nps', score: 10, text: 'Exemplo: achei o preço antes de achar o telefone. Obrigado.' },
  { type: 'nps', score: 6, text: 'Exemplo: bonito, mas demorei para entender o Craft.' },
  { type: 'csat', score: 4, text: 'Exemplo: o diagnóstico ajudou a cortar metade do escopo.' },
];

const TEXT = {
  bytes: Buffer.from('Anexo de exemplo: o que apareceu na tela.\n'),
  type: 'text/plain',
};

/** A small file in the folder's own storage, so that its link opens something: a text where none is given. */
export async function keepSample(
  folder: string,
  kind: 'feedback' | 'inbound' | 'projects',
  { bytes, type } = TEXT,
) {
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const place = path.join(folder, 'sample-upload');
  mkdirSync(folder, { recursive: true });
  writeFileSync(place, bytes);
  const key = `${kind}/${randomBytes(32).toString('hex')}`;
  const file = { place, size: bytes.length, sha256, contentType: type };
  await openStorage({ url: undefined, dataDir: folder }).keep(key, file);
  return { key, size: bytes.length, sha256 };
}

/** A product of somebody else's that shows the form in its pages, with its parts. */
async function makeDemoProduct(): Promise<void> {
  await sql(
    `with project as (
       insert into public.feedback_projects (key, name, translations, product, allowed_origins,
         srs_enabled, widget_theme)
       values ('doavya-app', 'Exemplo: aplicativo Doavya', '{"en": {"name": "Sample: Doavya app"}}',
         'doavya', '{https://app.doavya.example}', true, 'light')
       on conflict (key) do nothing returning id
     )
     insert into public.feedback_modules (project_id, key, name, translations, display_order)
     select project.id, m.key, m.name, m.translations::jsonb, m.place from project, (values
       ('doacoes', 'Doações', '{"en": {"name": "Donations"}}', 1),
       ('campanhas', 'Campanhas', '{"en": {"name": "Campaigns"}}', 2)) m (key, name, translations, place)`,
  );
}

/** Three months of voices, some answered, one with a file, one that became a ticket. */
export async function makeDemoFeedback(random: Random, folder: string): Promise<void> {
  await makeDemoProduct();
  const entries = Array.from({ length: 40 }, (_, n) => {
    const voice = random.pick(VOICES);
    return {
      id: random.uuid(),
      protocol: `F-DEMO-${String(n).padStart(4, '0')}`,
      days: random.between(0, 90),
      status: random.pick(['new', 'new', 'triaged', 'planned', 'done', 'declined']),
      type: voice.type,
      severity: voice.severity ?? 'medium',
      score: voice.score ?? null,
      verbatim: voice.text,
    };
  });
  await sql(
    `insert into public.feedback_entries (id, protocol, project_id, module_id, type,
       severity, status, score, verbatim, author_name, author_email, created_at)
     select e.id, e.protocol, p.id, m.id, e.type,
       e.severity, e.status, e.score, e.verbatim, 'Visita de exemplo',
       'visita@exemplo.example', now() - e.days * interval '1 day'
     from jsonb_to_recordset($1::jsonb) as e (id uuid, protocol text, days integer, type text,
       severity text, status text, score smallint, verbatim text)
     join public.feedback_projects p on p.key = 'forja'
     left join public.feedback_modules m on m.project_id = p.id and m.key = 'site'`,
    [JSON.stringify(entries)],
  );
  const [first] = entries;
  const { key, size, sha256 } = await keepSample(folder, 'feedback');
  await sql(
    `insert into public.feedback_attachments (entry_id, storage_key, original_name, content_type,
       size, sha256) values ($1, $2, 'tela-de-exemplo.txt', 'text/plain', $3, $4)`,
    [first?.id, key, size, sha256],
  );
  await sql(
    `insert into public.ticket_notes (id, entry_id, body)
     values (gen_random_uuid(), $1, 'Nota de exemplo: reproduzi num aparelho antigo.')`,
    [first?.id],
  );
  await sql(
    `insert into public.feedback_changes (entry_id, from_status, to_status, changed_role)
     values ($1, 'new', 'triaged', 'manager')`,
    [first?.id],
  );
  await sql(
    `insert into public.feedback_tickets (project_id, feedback_id, title, priority)
     select project_id, id, 'Chamado de exemplo: o botão some', 'high'
     from public.feedback_entries where id = $1`,
    [first?.id],
  );
}
