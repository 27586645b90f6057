// First: it refuses a machine on which the rest would fail.
import './setup/check-platform.mjs';

import { fileURLToPath } from 'node:url';
import { provideBrowser } from './setup/browser.mjs';
import { build, built, hasBuild } from './setup/build.mjs';
import { install, installed, installedForServing } from './setup/install.mjs';
import { StepFailed, step } from './setup/progress.mjs';
import { inTurn } from './setup/turn.mjs';

/*
 * Prepares a clone for an npm script: `node tools/setup.mjs start | dev | build | test`.
 * Runs before anything is installed, so it is plain JavaScript for Node 20 without dependencies,
 * and decides in a fraction of a second when there is nothing to do.
 */

const root = fileURLToPath(new URL('..', import.meta.url));
const NEEDS = {
  dev: { build: false, browser: false },
  build: { build: true, browser: false },
  start: { build: true, browser: false },
  test: { build: true, browser: true },
};

async function setUp({ build: needsBuild }) {
  if (!installed(root)) await step('Installing packages', () => install(root));
  if (needsBuild && !built(root)) await step('Building', () => build(root));
}

/** An installation without development packages cannot build: it serves the build that is there. */
function servesAsItIs() {
  if (process.argv[2] !== 'start' || !installedForServing(root) || !hasBuild(root)) return false;
  if (!built(root)) {
    console.log(
      'Development packages are missing: serving the build that is there, which is older',
    );
    console.log('than the files. To build anew: npm install --include=dev, then npm start.');
  }
  return true;
}

const needs = NEEDS[process.argv[2]];
if (!needs) {
  console.error(`Say what to get ready for: ${Object.keys(NEEDS).join(', ')}.`);
  process.exit(2);
}
try {
  const ready = servesAsItIs() || (installed(root) && (!needs.build || built(root)));
  if (!ready) await inTurn(root, () => setUp(needs));
  if (needs.browser) await provideBrowser(root);
} catch (error) {
  if (!(error instanceof StepFailed)) throw error;
  if (error.output !== '') console.error(error.output.trimEnd());
  console.error(`\nSet-up failed: ${error.message}`);
  process.exit(1);
}
