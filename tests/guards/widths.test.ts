import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { projectFolder, sourceFiles } from '../../tools/source-files.ts';

/** Screens of staff and of the portal have layouts of their own. */
const OTHER_AREAS = /\/(?:admin|portal)\//;

const widthsInPixels = (css: string): string[] =>
  (css.match(/@media[^{]*\{/g) ?? []).filter((query) =>
    /width[^{]*\dpx|\dpx[^{]*width/.test(query),
  );

it('finds widths in pixels, and no other condition', () => {
  const css = `@media (min-width: 56.25rem) { a {} } @media (900px <= width) { b {} }
    @media (max-height: 320px) { c {} }`;
  expect(widthsInPixels(css)).toEqual(['@media (900px <= width) {']);
});

it('lets layouts of the site go by the size of its letters', () => {
  const found = sourceFiles('app/*.css')
    .filter((file) => !OTHER_AREAS.test(file))
    .flatMap((file) =>
      widthsInPixels(readFileSync(path.join(projectFolder, file), 'utf8')).map(
        (query) => `${file}: ${query}`,
      ),
    );
  // In pixels a tablet with large letters would get the layout of a wide screen.
  expect(found).toEqual([]);
});
