import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { imageSize } from 'image-size';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pdfOf } from '../../../../tools/demo/sample-pdf.ts';
import { type DrawnPicture, drawPdf } from './draw-pdf.server.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pdf-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function drawn(bytes: Buffer, { first = 1, last = 3, limitMs = 60_000 } = {}) {
  const place = path.join(folder, 'file.pdf');
  await writeFile(place, bytes);
  const kept: [number, readonly DrawnPicture[]][] = [];
  const outcome = await drawPdf({
    ...{ place, first, last, limitMs },
    keep: async (page, pictures) => {
      kept.push([page, pictures]);
    },
  });
  return { ...outcome, kept };
}

it('draws the requested pages in two widths, as PNG of the reported size', async () => {
  const five = pdfOf([{}, {}, { width: 842, height: 595 }, {}, {}]);
  const { pages, stopped, kept } = await drawn(five, { first: 2, last: 3 });
  expect({ pages, stopped }).toEqual({ pages: 5, stopped: null });
  expect(kept.map(([page]) => page)).toEqual([2, 3]);
  for (const { width, height, png } of kept.flatMap(([, pictures]) => pictures)) {
    expect(imageSize(png)).toMatchObject({ type: 'png', width, height });
  }
  expect(kept.at(1)?.[1].map(({ width, height }) => [width, height])).toEqual([
    [700, 495],
    [1400, 989],
  ]);
});

it('reports a file that needs a password, and a damaged one', async () => {
  expect(await drawn(pdfOf([{}], { locked: true }))).toMatchObject({ stopped: 'locked', kept: [] });
  const broken = Buffer.from('%PDF-1.4\nnothing of a PDF follows');
  expect(await drawn(broken)).toMatchObject({ pages: 0, stopped: 'broken', kept: [] });
});

it('draws a page as large as a field no larger than any other, and a line not at all', async () => {
  const huge = pdfOf([
    { width: 14_400, height: 14_400 },
    { width: 300, height: 14_400 },
  ]);
  const { kept } = await drawn(huge);
  const sizes = kept.flatMap(([, pictures]) => pictures.map(({ width, height }) => width * height));
  expect(sizes.length).toBeGreaterThan(2);
  for (const pixels of sizes) expect(pixels).toBeLessThan(6_100_000);
  const line = await drawn(pdfOf([{ width: 14_400, height: 2 }]));
  expect(line).toMatchObject({ pages: 1, kept: [[1, []]] });
});

it('ends a file at its time limit', async () => {
  expect(await drawn(pdfOf([{}]), { limitMs: 1 })).toMatchObject({ stopped: 'heavy', kept: [] });
});
