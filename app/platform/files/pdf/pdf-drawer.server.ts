import { readFile } from 'node:fs/promises';
import type { PDFiumDocument, PDFiumPage } from '@hyzyla/pdfium';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { pngOf } from './png.server.ts';

/** The process that draws the pages of a PDF, one for each file: see draw-pdf.server.ts. */

/** Why a PDF has no pictures: it needs a password, is damaged, or exceeds its limits. */
export type Undrawable = 'locked' | 'broken' | 'heavy';
export type DrawnPicture = { width: number; height: number; png: Uint8Array };
export type DrawerAnswer =
  | { pages: number }
  | { page: number; pictures: readonly DrawnPicture[] }
  | { undrawable: Undrawable };
export type DrawerTask = { place: string; first: number; last: number };

/** Pixels across, the smaller one for phones. */
const WIDTHS = { small: 700, large: 1400 } as const;
/** A page is drawn narrower until its picture is small enough, such as one with photographs. */
const NARROWER = [1400, 1000] as const;
const MOST_BYTES = 1_500_000;
/** Limit of one picture: a very long page is drawn narrower. */
const MOST_PIXELS = 6_000_000;
const LEAST_PIXELS = 16;
/** The memory limit of the rendering engine, which allocates here and nowhere else. */
const MOST_MEMORY = 512 * 1024 * 1024;
const MEMORY_PAGE = 65_536;

function limitMemory(): void {
  const { grow } = WebAssembly.Memory.prototype;
  WebAssembly.Memory.prototype.grow = function limited(pages) {
    if (this.buffer.byteLength + pages * MEMORY_PAGE > MOST_MEMORY) {
      throw new RangeError('A page takes too much memory.');
    }
    return grow.call(this, pages);
  };
}

function send(answer: DrawerAnswer): Promise<void> {
  return new Promise((resolve) => process.send?.(answer, () => resolve()));
}

/** Waits until the pictures of a page are stored: only one page of them is in memory. */
const nextAsked = () => new Promise((resolve) => process.once('message', resolve));

/** A page is closed once it is drawn, and opened again for its next picture. */
type Opened = () => PDFiumPage;

async function drawn(open: Opened, across: number): Promise<DrawnPicture | undefined> {
  const page = open();
  const { originalWidth: wide, originalHeight: high } = page.getOriginalSize();
  if (!(wide > 0 && high > 0)) return undefined;
  const scale = Math.min(across / wide, Math.sqrt(MOST_PIXELS / (wide * high)));
  const [width, height] = [Math.round(wide * scale), Math.round(high * scale)];
  if (Math.min(width, height) < LEAST_PIXELS) return undefined;
  const { data } = await page.render({ render: 'bitmap', width, height, transparent: false });
  return { width, height, png: pngOf(data, width, height) };
}

async function picturesOf(page: Opened): Promise<DrawnPicture[]> {
  const small = await drawn(page, WIDTHS.small);
  if (!small) return [];
  for (const across of NARROWER) {
    const large = await drawn(page, across);
    if (large && large.width > small.width && large.png.length <= MOST_BYTES) return [small, large];
  }
  return [small];
}

async function opened(place: string): Promise<PDFiumDocument | Undrawable> {
  const bytes = await readFile(place);
  if (bytes.length > MOST_MEMORY / 4) return 'heavy';
  const library = await PDFiumLibrary.init();
  try {
    return await library.loadDocument(bytes);
  } catch (error) {
    return error instanceof Error && /password|security/i.test(error.message) ? 'locked' : 'broken';
  }
}

async function draw({ place, first, last }: DrawerTask): Promise<void> {
  const document = await opened(place);
  if (typeof document === 'string') return send({ undrawable: document });
  const pages = document.getPageCount();
  if (pages === 0) return send({ undrawable: 'broken' });
  await send({ pages });
  for (let page = first; page <= Math.min(last, pages); page += 1) {
    const pictures = await picturesOf(() => document.getPage(page - 1));
    const next = nextAsked();
    await send({ page, pictures });
    await next;
  }
}

limitMemory();
process.once('message', (task: DrawerTask) => {
  draw(task)
    .catch(() => send({ undrawable: 'broken' }))
    .finally(() => process.exit());
});
