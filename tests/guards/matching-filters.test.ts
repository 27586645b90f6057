import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { projectFolder, sourceFiles } from '../../tools/source-files.ts';

it('commands read the filter of an address so that one that cannot be read is refused', () => {
  const commands = sourceFiles('app/features/**/commands/*.server.ts');
  expect(commands.length).toBeGreaterThan(50);
  const lenient = commands.filter((file) =>
    readFileSync(path.join(projectFolder, file), 'utf8').includes('parseListQuery('),
  );
  expect(lenient).toEqual([]);
});
