import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type PackedAsset, readPackedAssets } from '#app/platform/pages/packed-assets.server.ts';
import { commandOf } from './commands.ts';
import { ProjectCopy } from './project-copy.ts';

/* Output to a console that nobody reads must fail the test. */

let copy: ProjectCopy;
beforeAll(async () => {
  copy = await ProjectCopy.make({ build: true });
});
afterAll(() => copy.dispose());

it('a console error fails the test during which it appears', async () => {
  const file = 'app/features/brand/planted.test.ts';
  copy.write(file, "import { it } from 'vitest';\nit('is loud', () => console.error('ouch'));\n");
  const { code, output } = await copy.run(...commandOf('vitest', 'run'), file);
  copy.remove(file);

  expect(output).toContain('unexpected console output');
  expect(output).toContain('console.error: ouch');
  expect(code).not.toBe(0);
});

it('a console error of a page fails the journey during which it appears', async () => {
  const server = path.join(copy.folder, 'build/server');
  const listed: PackedAsset[] = JSON.parse(copy.read('build/server/assets.json'));
  const script = listed.find(({ url }) => /\/entry\.client-[\w-]+\.js$/.test(url));
  const plain = readPackedAssets(server).find(({ url }) => url === script?.url)?.plain;
  if (!script || !plain) throw new Error('The build has no first script.');
  const loud = `${plain}\nconsole.error('ouch');\n`;
  const pack = readFileSync(path.join(server, 'assets.pack'));
  Object.assign(script, { at: pack.length, plain: Buffer.byteLength(loud), br: 0, gzip: 0 });
  copy.write('build/server/assets.json', JSON.stringify(listed));
  rmSync(path.join(server, 'assets.pack'));
  writeFileSync(path.join(server, 'assets.pack'), Buffer.concat([pack, Buffer.from(loud)]));
  copy.write(
    'tests/e2e/planted.spec.ts',
    `import { test } from './fixtures/site.ts';
test('opens the home page', async ({ page }) => {
  const said = page.waitForEvent('console');
  await page.goto('/');
  await said;
});
`,
  );
  const journey = await copy.run(...commandOf('playwright', 'test'), 'planted.spec.ts');
  copy.remove('tests/e2e/planted.spec.ts');

  expect(journey.output).toContain('error: ouch');
  expect(journey.code).toBe(1);
});
