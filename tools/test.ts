import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { endWithUsage, readArguments } from './command-line/arguments.ts';
import { projectFolder } from './source-files.ts';
import { forgetChecks, recordChecks } from './testing/checks-record.ts';
import { type Counts, countsOf } from './testing/counts.ts';
import { PassedStages } from './testing/passed-stages.ts';
import { slowest, type Timed, timesOf } from './testing/slowest.ts';
import { ofChanges, RUNS, type Stage } from './testing/stages.ts';

const USAGE = `npm test [-- --changed], npm run test:sql, test:faults, test:cluster, test:all

Runs the stages of a run one after the other, says how long each took, stops at the first that fails, names the ten
slowest tests, and closes with one line: N passed, N failed.

  --changed   for use while writing: only test files that uncommitted changes reach, and no stage that has passed with
              the same files before`;

const build = path.join(projectFolder, 'build');
const reports = path.join(projectFolder, '.setup', 'reports');
const env = {
  ...process.env,
  PATH: `${path.join(projectFolder, 'node_modules', '.bin')}${path.delimiter}${process.env['PATH']}`,
};

/** Runs one command to its end, passing on the signals that would stop it. */
function runCommand(
  [command = '', ...args]: string[],
  extra: Record<string, string>,
): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: projectFolder,
      env: { ...env, ...extra },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    const stop = (signal: NodeJS.Signals) => {
      child.kill(signal);
      process.exitCode = 1;
    };
    process.on('SIGTERM', stop).on('SIGINT', stop);
    child.on('error', (error) => {
      console.error(`${command}: ${error.message}`);
      resolve(false);
    });
    child.on('close', (code) => {
      process.off('SIGTERM', stop).off('SIGINT', stop);
      resolve(code === 0);
    });
  });
}

type Ran = Counts & { succeeded: boolean; times: Timed[] };

async function runStage(stage: Stage, number: number): Promise<Ran> {
  const report = path.join(reports, `${number}.json`);
  const inOrder = async (commands: string[][], options: string[]) => {
    let succeeded = true;
    for (const command of commands) {
      const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: report, ...stage.env };
      succeeded &&= await runCommand([...command, ...options], env);
    }
    return succeeded;
  };
  const reporters =
    stage.counting === 'vitest'
      ? ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
      : [];
  const results = await Promise.all([
    inOrder(stage.commands, reporters),
    // What runs beside the tests counts none.
    ...(stage.beside ?? []).map((commands) => inOrder(commands, [])),
  ]);
  const succeeded = results.every(Boolean);
  const counts = countsOf(stage.counting, report, succeeded);
  return { ...counts, succeeded, times: timesOf(stage.counting, report) };
}

const { values, positionals } = readArguments(USAGE, { changed: { type: 'boolean' } }, 1);
const isNarrowed = values.changed ?? false;
const [run = 'default'] = positionals;
const stages =
  RUNS[run] ?? endWithUsage(USAGE, `No such run; there are: ${Object.keys(RUNS).join(', ')}.`);
forgetChecks(build);
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const passedBefore = isNarrowed ? new PassedStages() : undefined;
const total: Counts = { passed: 0, failed: 0 };
const table: string[] = [];
const timed: Timed[] = [];
for (const [index, stage] of stages.entries()) {
  console.log(`\n━━ ${index + 1}/${stages.length} ${stage.name}`);
  if (passedBefore?.has(stage.name)) {
    table.push(`     – s  passed before with these files  ${stage.name}`);
    continue;
  }
  const started = performance.now();
  const { passed, failed, succeeded, times } = await runStage(
    isNarrowed ? ofChanges(stage) : stage,
    index + 1,
  );
  timed.push(...times);
  const seconds = ((performance.now() - started) / 1000).toFixed(1).padStart(6);
  table.push(`${seconds} s  ${succeeded ? 'ok    ' : 'FAILED'}  ${stage.name}`);
  total.passed += passed;
  total.failed += failed;
  if (succeeded) {
    passedBefore?.add(stage.name);
    continue;
  }
  table.push(...stages.slice(index + 1).map(({ name }) => `     – s  not run ${name}`));
  break;
}

console.log(`\n${table.join('\n')}\n`);
if (timed.length > 0) console.log(`Slowest:\n${slowest(timed, 10).join('\n')}\n`);
// A run of the server's tests alone, or of kills, is not all of them.
if (total.failed === 0 && !isNarrowed && ['default', 'all'].includes(run)) {
  recordChecks(build, total.passed, new Date());
}
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);
