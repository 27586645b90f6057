import { createHash, randomBytes } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { asActor } from '#app/platform/database/database.server.ts';
import { withJoinedFile } from '#app/platform/files/joined-file.server.ts';
import { type DrawnPicture, drawPdf } from '#app/platform/files/pdf/draw-pdf.server.ts';
import { sizeOfPictureFile } from '#app/platform/files/picture-size.server.ts';
import { storage } from '#app/platform/files/storage.server.ts';
import { uploadsFolder } from '#app/platform/files/uploads.server.ts';
import type { JobHandler } from '#app/platform/jobs/job-handler.server.ts';
import { PAGES_DRAWN } from '../projects.ts';
import {
  beginPage,
  endDrawing,
  keepPage,
  type Look,
  readVersionToDraw,
  type VersionToDraw,
} from './pages.store.server.ts';

const SYSTEM = { kind: 'system' } as const;
const PNG = 'image/png';
/** Of EXIF: from here on a picture is on its side. */
const ON_ITS_SIDE = 5;

/** The version was deleted, so no more pages are needed. */
class VersionDeleted extends Error {
  override name = 'VersionGone';
}

/** Stores the pictures of a page. The rows are written first, so that a crash leaves no file without a row. */
async function keepPictures(
  version: string,
  page: number,
  pictures: readonly DrawnPicture[],
): Promise<void> {
  const started = await asActor(SYSTEM, async (tx) => {
    const all: { key: string | null; picture: DrawnPicture }[] = [];
    for (const picture of pictures) {
      const { width, height } = picture;
      const key = `projects/${randomBytes(32).toString('hex')}`;
      all.push({ picture, key: await beginPage(tx, version, { page, width, height, key }) });
    }
    return all;
  });
  for (const { key, picture } of started) {
    if (!key) throw new VersionDeleted();
    const { png } = picture;
    const facts = { size: png.length, sha256: createHash('sha256').update(png).digest('hex') };
    const place = path.join(uploadsFolder(), randomBytes(16).toString('hex'));
    try {
      await writeFile(place, png, { mode: 0o600 });
      await storage().keep(key, { place, ...facts, contentType: PNG });
    } finally {
      await rm(place, { force: true });
    }
    const known = await asActor(SYSTEM, (tx) => keepPage(tx, key, facts));
    if (known) continue;
    await storage().remove(key);
    throw new VersionDeleted();
  }
}

async function drawPages(version: string, place: string, first: number): Promise<Look> {
  // What was kept by a try before this one counts.
  let last = first - 1;
  const { pages, stopped } = await drawPdf({
    ...{ place, first, last: PAGES_DRAWN },
    keep: async (page, pictures) => {
      if (pictures.length === 0) return;
      await keepPictures(version, page, pictures);
      last = page;
    },
  });
  return last > 0 && pages > 0 ? { drawing: 'drawn', pages } : { drawing: stopped ?? 'broken' };
}

/** Pictures that a phone would have to fetch and unfold whole are not put into a page. */
const MOST_PICTURE_BYTES = 12_000_000;
const MOST_PICTURE_PIXELS = 60_000_000;

async function measure(place: string, bytes: number): Promise<Look> {
  if (bytes > MOST_PICTURE_BYTES) return { drawing: 'heavy' };
  try {
    const { width, height, orientation = 1 } = await sizeOfPictureFile(place);
    if (!(width > 0 && height > 0)) return { drawing: 'broken' };
    if (width * height > MOST_PICTURE_PIXELS) return { drawing: 'heavy' };
    const upright =
      orientation < ON_ITS_SIDE ? { width, height } : { width: height, height: width };
    return { drawing: 'drawn', pages: 1, ...upright };
  } catch {
    return { drawing: 'broken' };
  }
}

const lookAt = (
  version: string,
  place: string,
  { contentType: type, first, size }: VersionToDraw,
) => (type === 'application/pdf' ? drawPages(version, place, first) : measure(place, size));

/**
 * Looks at the file of a version: how large a picture is, and what the first pages of a PDF look like. Done
 * twice, or gone on with after a kill, it is done once.
 */
export const drawVersion: JobHandler = async ({ version_id: id }) => {
  if (!id) throw new Error('A job that renders a version without its id.');
  const version = await asActor(SYSTEM, (tx) => readVersionToDraw(tx, id));
  if (!version) return;
  try {
    const look = await withJoinedFile([version.storageKey], version.fileName, ({ place }) =>
      lookAt(id, place, version),
    );
    await asActor(SYSTEM, (tx) => endDrawing(tx, id, look));
  } catch (error) {
    if (!(error instanceof VersionDeleted)) throw error;
  }
};
