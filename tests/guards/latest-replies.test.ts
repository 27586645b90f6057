import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { projectFolder, sourceFiles } from '../../tools/source-files.ts';

const textOf = (file: string) => readFileSync(path.join(projectFolder, file), 'utf8');

// The router drops a reply whenever an event of the server has the screen read again.
it('keeps the reply to a post on every screen of staff until the next post or page', () => {
  const screens = sourceFiles(
    'app/areas/admin/*.route.tsx',
    'app/features/*/admin/*.route.tsx',
  ).filter((file) => /\bactionData\b/.test(textOf(file)));
  expect(screens.length).toBeGreaterThan(15);
  const dropping = screens.filter((file) => {
    const uses = textOf(file).match(/\bactionData\b/g) ?? [];
    const stored = /useLatestReply(?:<[^<>()]+>)?\(actionData\)/.test(textOf(file));
    // Named twice: where it comes in, and where it is kept.
    return !stored || uses.length > 2;
  });
  expect(dropping).toEqual([]);
});
