import { existsSync } from 'node:fs';
import { toolEnv } from './install.mjs';
import { run, StepFailed, step } from './progress.mjs';

const MINUTE_MS = 60_000;

/** Where a browser may come from when the machine has none; each way has a time limit of its own. */
function ways() {
  const playwright = {
    label: 'Fetching Chromium with Playwright',
    commands: [['npx', 'playwright', 'install', 'chromium']],
    timeoutMs: 3 * MINUTE_MS,
  };
  // The build without windows is lighter; not every release of Debian has it.
  const apt = ['chromium-headless-shell', 'chromium'].map((name) => ({
    label: `Installing ${name} with apt`,
    commands: [
      ['apt-get', 'update'],
      ['apt-get', 'install', '--yes', '--no-install-recommends', name],
    ],
    timeoutMs: 4 * MINUTE_MS,
  }));
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  return mayInstall ? [playwright, ...apt] : [playwright];
}

/** Makes sure that the tests have a browser. Throws {@link StepFailed} that says what to run. */
export async function provideBrowser(root) {
  const env = toolEnv(root, {
    DEBIAN_FRONTEND: 'noninteractive',
    PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000',
  });
  const look = () => run('node', ['tests/browser/print-chromium.ts'], { cwd: root, env });
  let missing = await failureOf(look());
  // A browser named by hand that does not start is a mistake to mend, not a reason to fetch another.
  if (process.env.CHROMIUM_PATH && missing) throw new StepFailed(missing.output.trim());
  for (const { label, commands, timeoutMs } of missing ? ways() : []) {
    const attempt = step(label, async () => {
      for (const [command, ...args] of commands) {
        await run(command, args, { cwd: root, env, timeoutMs });
      }
    });
    const failure = await failureOf(attempt);
    if (failure) console.log(`${label}: ${failure.message}`);
    missing = await failureOf(look());
    if (!missing) return;
  }
  if (missing) {
    throw new StepFailed(
      'the tests need Chromium. Run: npx playwright install --with-deps chromium\n' +
        'or name an installed one: CHROMIUM_PATH=/path/to/chromium npm test',
    );
  }
}

/** What went wrong with a step, or null when it went well. */
async function failureOf(work) {
  try {
    await work;
    return null;
  } catch (error) {
    if (error instanceof StepFailed) return error;
    throw error;
  }
}
