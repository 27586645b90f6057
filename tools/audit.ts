import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readArguments } from './command-line/arguments.ts';
import {
  type AcceptedAdvisory,
  type AuditReport,
  refusedAdvisories,
} from './packages/vulnerabilities.ts';
import { projectFolder } from './source-files.ts';

readArguments(
  `npm run audit

Asks the registry for known vulnerabilities of the packages of production. Fails on those of high or critical severity
that .ci/accepted-advisories.json does not accept. Where the registry does not answer it says so and passes: a build
does not depend on it.`,
  {},
);

const WAIT_MS = 60_000;
const asked = spawnSync('npm', ['audit', '--omit', 'dev', '--json'], {
  cwd: projectFolder,
  encoding: 'utf8',
  timeout: WAIT_MS,
});

function reportIn(text: string): AuditReport | null {
  try {
    const report = JSON.parse(text) as AuditReport;
    return report.vulnerabilities ? report : null;
  } catch {
    return null;
  }
}

const report = reportIn(asked.stdout);
if (report) {
  const file = path.join(projectFolder, '.ci/accepted-advisories.json');
  const accepted = JSON.parse(readFileSync(file, 'utf8')) as AcceptedAdvisory[];
  const refused = refusedAdvisories(report, accepted, new Date().toISOString().slice(0, 10));
  for (const line of refused) console.error(`  ${line}`);
  console.log(`${refused.length === 0 ? 1 : 0} passed, ${refused.length} failed`);
  if (refused.length > 0) process.exitCode = 1;
} else {
  console.log('  The registry did not answer: known vulnerabilities were not looked up.');
}
