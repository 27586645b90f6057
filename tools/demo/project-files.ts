import { createHash, randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { openStorage } from '../../app/platform/files/storage.server.ts';
import { sql } from './sql.ts';

/** A picture of four squares, and two texts: small, and what their names say. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAE0lEQVR4nGPQ1n4n8GEDAxADWQAmoAXpRwBm1QAAAABJRU5ErkJggg==',
  'base64',
);
const PRICES = Buffer.from('produto;preço\nPão francês;0,90\nBroa de milho;6,50\n');
const WORDS = Buffer.from('Exemplo: o que a fachada diz, em duas linhas.\n');

const FILES = [
  {
    name: 'exemplo-logo.png',
    type: 'image/png',
    bytes: PICTURE,
    folder: 'Logos e fotos',
    days: 60,
  },
  { name: 'exemplo-logo.png', type: 'image/png', bytes: PICTURE, folder: 'Logos e fotos', days: 9 },
  { name: 'exemplo-precos.csv', type: 'text/csv', bytes: PRICES, folder: 'Textos', days: 20 },
  { name: 'exemplo-fachada.txt', type: 'text/plain', bytes: WORDS, folder: null, days: 3 },
] as const;

const MADE = `
  with project as (
    select id from public.projects where name = 'Exemplo: pedidos pelo WhatsApp'
  ), folder as (
    insert into public.project_folders (id, project_id, name, created_by)
    select gen_random_uuid(), project.id, $2, $9 from project where $2::text is not null
    on conflict (project_id, lower(name)) do update set name = excluded.name returning id
  ), known as (
    select f.id from public.project_files f join project on project.id = f.project_id where f.name = $1
  ), file as (
    insert into public.project_files (id, project_id, folder_id, name, created_by, created_at, changed_at)
    select coalesce((select id from known), gen_random_uuid()), project.id, (select id from folder), $1, $9,
      now() - $8 * interval '1 day', now() - $8 * interval '1 day' from project
    on conflict (id) do update set changed_at = excluded.changed_at returning id
  )
  insert into public.project_file_versions (id, file_id, number, storage_key, file_name, content_type, size,
    sha256, from_client, sent_by, sent_at)
  select gen_random_uuid(), file.id, 1 + (select count(*) from public.project_file_versions v
      where v.file_id = file.id), $3, $1, $4, $5, $6, $7, $9, now() - $8 * interval '1 day' from file`;

/** Files that a client and the studio have given each other, with their bytes. */
export async function makeDemoFiles(
  folder: string,
  client: string,
  manager: string,
): Promise<void> {
  for (const { name, type, bytes, folder: laid, days } of FILES) {
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const place = path.join(folder, 'sample-file');
    writeFileSync(place, bytes);
    const key = `projects/${randomBytes(32).toString('hex')}`;
    const size = bytes.length;
    await openStorage({ url: undefined, dataDir: folder }).keep(key, {
      ...{ place, size, sha256, contentType: type },
    });
    const isTheirs = name !== 'exemplo-fachada.txt';
    const by = isTheirs ? client : manager;
    await sql(MADE, [name, laid, key, type, size, sha256, isTheirs, days, by]);
  }
}
