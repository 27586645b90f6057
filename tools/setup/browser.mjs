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
  return mayInstall() ? [playwright, ...apt] : [playwright];
}

const mayInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/**
 * A font of Arial's widths, which visitors' machines have: text is painted in it before the site's
 * own fonts come. Without one, lines break elsewhere then, and the journeys about that fail.
 */
async function provideFallbackFont(root, env) {
  const has = (family) => run('fc-list', ['--quiet', family], { cwd: root, env });
  const missing = async () => {
    // Where nobody can be asked (macOS), there is Arial.
    if (await failureOf(run('fc-list', ['--version'], { env }))) return false;
    const found = await Promise.all(
      ['Arial', 'Liberation Sans'].map((name) => failureOf(has(name))),
    );
    return !found.includes(null);
  };
  if (!(await missing())) return;
  const failure = mayInstall()
    ? await failureOf(
        step('Installing fonts-liberation with apt', async () => {
          for (const args of [
            ['update'],
            ['install', '--yes', '--no-install-recommends', 'fonts-liberation'],
          ]) {
            await run('apt-get', args, { cwd: root, env, timeoutMs: 4 * MINUTE_MS });
          }
        }),
      )
    : undefined;
  if (failure === null) return;
  console.log(
    `No font of Arial's widths: install Liberation Sans, or journeys fail.${failure ? ` ${failure.message}` : ''}`,
  );
}

/** Makes sure that the tests have a browser. Throws {@link StepFailed} that says what to run. */
export async function provideBrowser(root) {
  const env = toolEnv(root, {
    DEBIAN_FRONTEND: 'noninteractive',
    PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000',
  });
  const look = () => run('node', ['tests/browser/print-chromium.ts'], { cwd: root, env });
  let missing = await failureOf(look());
  // A browser named by hand that does not start is a mistake to correct, not a reason to fetch another.
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
    if (!missing) break;
  }
  if (missing) {
    throw new StepFailed(
      'the tests need Chromium. Run: npx playwright install --with-deps chromium\n' +
        'or name an installed one: CHROMIUM_PATH=/path/to/chromium npm test',
    );
  }
  await provideFallbackFont(root, env);
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
