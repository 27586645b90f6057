import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { drawPdf } from '../../app/platform/files/pdf/draw-pdf.server.ts';
import { pngOf } from '../../app/platform/files/pdf/png.server.ts';
import { openStorage } from '../../app/platform/files/storage.server.ts';
import { pdfOf } from './sample-pdf.ts';
import { sql } from './sql.ts';

const SCREEN = { width: 360, height: 480 } as const;
const BUTTON = { left: 40, right: 320, top: 380, bottom: 430 } as const;

/** A screen with lines and a button, as a picture. */
function screenPicture(): Buffer {
  const { width, height } = SCREEN;
  const rgba = new Uint8Array(width * height * 4).fill(255);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const isButton = x >= BUTTON.left && x < BUTTON.right && y >= BUTTON.top && y < BUTTON.bottom;
      const isLine = x >= BUTTON.left && x < BUTTON.right && y % 60 === 0 && y < BUTTON.top;
      if (isButton) rgba.set([43, 43, 238], (y * width + x) * 4);
      else if (isLine) rgba.set([160, 160, 160], (y * width + x) * 4);
    }
  }
  return pngOf(rgba, width, height);
}

type Made = { key: string; size: number; sha256: string; place: string };

/** Writes bytes into the folder's storage. */
async function keep(folder: string, bytes: Uint8Array, contentType: string): Promise<Made> {
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const key = `projects/${randomBytes(32).toString('hex')}`;
  const [place, moved] = [path.join(folder, 'sample-version'), path.join(folder, 'sample-moved')];
  writeFileSync(place, bytes);
  writeFileSync(moved, bytes);
  const file = { place: moved, size: bytes.length, sha256, contentType };
  await openStorage({ url: undefined, dataDir: folder }).keep(key, file);
  return { key, size: bytes.length, sha256, place };
}

const VERSION = `
  with made as (
    insert into public.deliverables (id, project_id, position, title, created_by)
    select $1, p.id, 4, $2, $3 from public.projects p where p.name = 'Exemplo: pedidos pelo WhatsApp'
    returning id
  )
  insert into public.deliverable_versions (id, deliverable_id, number, state, storage_key, file_name,
    content_type, size, sha256, sent_by, sent_at, drawing, pages, width, height)
  select $4, made.id, 1, 'changes', $5, $6, $7, $8, $9, $3, now() - interval '2 days', 'drawn', $10, $11, $12
  from made`;

const PINS = `
  with version as (
    update public.deliverable_versions set pins = 2 where id = $1 returning id, deliverable_id
  )
  insert into public.project_comments (id, project_id, version_id, from_client, author_id, body, pin, page,
    x, y, created_at)
  select gen_random_uuid(), d.project_id, version.id, c.client, case when c.client then $2::uuid else $3 end,
    'Exemplo: ' || c.body, c.pin, 1, c.x, c.y, now() - (3 - c.pin) * interval '1 hour'
  from version join public.deliverables d on d.id = version.deliverable_id, (values
    (1, true, 0.5, 0.84, 'o botão pode ficar maior?'),
    (2, false, 0.3, 0.375, 'aqui entra o combo de sábado.')) c (pin, client, x, y, body)`;

const PAGE = `
  insert into public.version_pages (version_id, page, width, height, storage_key, size, sha256)
  values ($1, $2, $3, $4, $5, $6, $7)`;

type People = { client: string; manager: string };

/** A screen that client and studio point at, and a plan of two pages. */
export async function makeDemoVersions(folder: string, { client, manager }: People): Promise<void> {
  const { width, height } = SCREEN;
  const screen = randomUUID();
  const picture = await keep(folder, screenPicture(), 'image/png');
  await sql(VERSION, [
    ...[randomUUID(), 'Exemplo: tela do balcão', manager, screen, picture.key],
    ...['exemplo-tela.png', 'image/png', picture.size, picture.sha256, 1, width, height],
  ]);
  await sql(PINS, [screen, client, manager]);
  const plan = randomUUID();
  const pages = [{ text: 'Exemplo: roteiro' }, { text: 'Exemplo: semanas' }];
  const pdf = await keep(folder, pdfOf(pages), 'application/pdf');
  await sql(VERSION, [
    ...[randomUUID(), 'Exemplo: roteiro da semana', manager, plan, pdf.key],
    ...['exemplo-roteiro.pdf', 'application/pdf', pdf.size, pdf.sha256, pages.length, null, null],
  ]);
  await drawPdf({
    ...{ place: pdf.place, first: 1, last: pages.length },
    keep: async (page, pictures) => {
      for (const one of pictures) {
        const { key, size, sha256 } = await keep(folder, one.png, 'image/png');
        await sql(PAGE, [plan, page, one.width, one.height, key, size, sha256]);
      }
    },
  });
}
