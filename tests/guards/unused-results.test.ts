import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { projectFolder, sourceFiles } from '../../tools/source-files.ts';

/*
 * The bundler drops a call of these whose result is not used, though it may throw: a check by `try` then
 * passes for everything, in the built server alone.
 */
const UNUSED =
  /(?<=[{};]|\*\/)\s*\n\s*(?:(?:de|en)codeURI(?:Component)?|new (?:URL|RegExp|Intl\.\w+))\([^\n]*\);(?=\n)/g;

const unusedIn = (source: string) => [...source.matchAll(UNUSED)].map(([found]) => found.trim());

it('finds a call whose result is not used', () => {
  const source = `try {\n  decodeURI(text);\n  return true;\n}\nconst url =\n  new URL(text);\nnew URL(text);\n`;
  expect(unusedIn(source)).toEqual(['decodeURI(text);', 'new URL(text);']);
});

it('no check depends on a call that the bundler drops', () => {
  const files = sourceFiles('app/*.ts', 'app/*.tsx', 'server/*.ts');
  expect(files.length).toBeGreaterThan(1000);
  const found = files.flatMap((file) =>
    unusedIn(readFileSync(path.join(projectFolder, file), 'utf8')).map(
      (call) => `${file}: ${call}`,
    ),
  );
  expect(found).toEqual([]);
});
