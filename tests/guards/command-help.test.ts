import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { projectFolder } from '../../tools/source-files.ts';

/* Commands of npm explain themselves and their mistakes, before they do anything. */

const { scripts } = JSON.parse(readFileSync(path.join(projectFolder, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

/** What a script runs, without its settings: the program's file and its own arguments. */
const programOf = (script: string) =>
  /\bnode (?:--\S+ )*((?:tools|bench|server)\/[\w/-]+\.(?:ts|mjs).*)$/
    .exec(script)?.[1]
    ?.split(' ');

const commands = Object.entries(scripts).flatMap(([name, script]) => {
  const program = /^(pre|post|version|lint)/.test(name) ? undefined : programOf(script);
  const isSetUp = program?.[0] === 'tools/setup.mjs';
  return program && !isSetUp ? [{ name, program }] : [];
});

const run = (args: readonly string[], env: Record<string, string> = {}) =>
  new Promise<{ code: number; said: string }>((resolve) => {
    const options = { cwd: projectFolder, env: { ...process.env, ...env } };
    execFile(process.execPath, args, options, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, said: `${stdout}${stderr}` }),
    );
  });

const STACK = /^\s+at .*:\d+:\d+\)?$/m;

it('finds the commands', () => {
  expect(commands.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['start', 'demo', 'backup', 'restore', 'admin', 'migrate', 'release']),
  );
});

it.each(commands)('$name prints its usage for --help', async ({ program }) => {
  const { code, said } = await run([...program, '--help']);
  expect([code, said]).toEqual([0, expect.stringMatching(/^\nnpm /)]);
});

it.each(commands.filter(({ name }) => name !== 'bench'))(
  '$name names a wrong option, with its usage',
  async ({ program }) => {
    const { code, said } = await run([...program, '--no-such-option']);
    expect([code, said]).toEqual([2, expect.stringContaining('--no-such-option')]);
    expect(said).toContain('\nnpm ');
    expect(said).not.toMatch(STACK);
  },
);

it.each(['backup', 'restore', 'migrate'])('%s says which setting is wrong', async (name) => {
  const program = commands.find((one) => one.name === name)?.program ?? [];
  const { code, said } = await run([...program, ...(name === 'restore' ? ['x'] : [])], {
    DATABASE_URL: 'mysql://localhost/forja',
  });
  expect([code, said]).toEqual([1, expect.stringContaining('DATABASE_URL is')]);
  expect(said).not.toMatch(STACK);
});
