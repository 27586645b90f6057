import { expect, it } from 'vitest';
import { openHandle } from '../app/platform/database/handle.server.ts';
import { checkInstallation } from '../app/platform/database/installation.server.ts';
import { ownerSql, useScratchDatabase } from './testing/scratch-database.ts';

useScratchDatabase();

// Of a server: tests/routes/sql/other-installation.test.ts.
it('of the embedded database records another secret, and says so once', async (context) => {
  context.skip(openHandle().kind !== 'embedded');
  await ownerSql('update private.installation set secret_fingerprint = null');
  expect(await checkInstallation({})).toBe(false);
  await ownerSql(`update private.installation set secret_fingerprint = repeat('0', 64)`);
  expect(await checkInstallation({})).toBe(true);
  expect(await checkInstallation({})).toBe(false);
});
