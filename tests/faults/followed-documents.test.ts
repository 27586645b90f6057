import { randomBytes } from 'node:crypto';
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import { projectFolder, sourceFiles } from '../../tools/source-files.ts';
import { textOf } from '../guards/documents.ts';
import { UNTIL } from '../patience.ts';
import { ask } from '../routes/ask.ts';
import { CleanMachine } from './clean-machine.ts';
import { startPostgres } from './own-postgres.ts';

/*
 * docs/deploy.md, followed from its beginning in a clean folder: a clone, the first release, the units, a database with
 * two users, a signed version, the upgrade and the return. The README is followed by tests/routes/sql/restore.test.ts
 * (back-up and restore) and tests/faults/pruned-install.test.ts (npm start).
 */

/** A build, archives, and several starts, on a machine with other work. */
const LONGEST_MS = 900_000;
const SOURCE = 'opt/forja/source';

const deploy = textOf('docs/deploy.md');
/** The blocks of commands below a heading. */
const commandsOf = (heading: string): string[] => {
  const from = deploy.slice(deploy.indexOf(`\n## ${heading}\n`) + 1);
  const part = from.slice(0, /\n## /.exec(from)?.index);
  return [...part.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, text = '']) => text);
};

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

let machine: CleanMachine;
let postgres: Awaited<ReturnType<typeof startPostgres>>;
beforeAll(async () => {
  const port = await freePort();
  machine = new CleanMachine(port, {
    ...{ PORT: String(port), BACKUP_NIGHTLY: 'off', DRAIN_SECONDS: '0' },
  });
  postgres = await startPostgres();
  await machine.make();
}, LONGEST_MS);
afterAll(async () => {
  await machine.remove();
  await postgres.stop();
}, LONGEST_MS);

const ready = () =>
  vi.waitFor(async () => {
    const answer = await ask(machine.port, '/readyz').catch(() => null);
    if (answer?.status !== 200) {
      throw new Error(`Not ready: ${answer?.text}\n${machine.printed('forja')}`);
    }
    return JSON.parse(answer.text) as { version: string };
  }, UNTIL);

/** Runs commands and expects them to succeed. */
async function follow(commands: string, cwd: string, env: Record<string, string> = {}) {
  const { code, text } = await machine.run(commands, cwd, env);
  expect({ code, text }).toMatchObject({ code: 0 });
  return text;
}

const etc = (file: string) => path.join(machine.root, 'etc', file);

describe('docs/deploy.md on one server', () => {
  it(
    'a clone becomes a release that systemd starts',
    async () => {
      const [install = ''] = commandsOf('systemd');
      await follow(install, '.');
      expect(await machine.calledOutside()).toMatch(/^useradd --system .*\njournalctl -u forja\n$/);
      const { version } = JSON.parse(
        await readFile(path.join(projectFolder, 'package.json'), 'utf8'),
      );
      expect(await ready()).toMatchObject({ version });
      expect(machine.printed('forja')).toContain('https://www.example.com');
    },
    LONGEST_MS,
  );

  it(
    'two users of a database are made, and the release migrates as the owner',
    async () => {
      const passwords = [randomBytes(9).toString('hex'), randomBytes(9).toString('hex')];
      const at = new URL(postgres.admin);
      const [make = ''] = commandsOf('Two users');
      const given = [...passwords];
      await follow(
        make.replace(/…/g, () => given.shift() ?? ''),
        SOURCE,
        {
          ...{ PGHOST: at.hostname, PGPORT: at.port },
          ...{ PGUSER: at.username, PGPASSWORD: at.password },
        },
      );
      const line = (name: string, password = '') =>
        new RegExp(`\`(${name}=[^\`]+)\``)
          .exec(deploy)?.[1]
          ?.replace('…', password)
          .replace('localhost', at.host) ?? '';
      const [owner, serving] = passwords;
      const settings = await readFile(etc('forja.env'), 'utf8');
      const secret = `SECRET=${randomBytes(32).toString('hex')}`;
      await writeFile(etc('forja.env'), `${settings}${line('DATABASE_URL', serving)}\n${secret}\n`);
      await writeFile(etc('forja-owner.env'), `${line('MIGRATE_DATABASE_URL', owner)}\n`);
      await follow('set -a; . /etc/forja.env; . /etc/forja-owner.env; npm run migrate', SOURCE);
      await follow('systemctl restart forja', '.');
      await ready();
      await follow('systemctl start forja-backup', '.');
      expect(await readdir(path.join(machine.root, 'var/lib/forja/backups'))).toHaveLength(1);
    },
    LONGEST_MS,
  );

  it(
    'a signed version is made, installed, and returned from',
    async () => {
      const [version = '', keys = '', signing = ''] = commandsOf('Releases');
      await follow(version, SOURCE);
      await follow(keys, SOURCE);
      await follow(signing, SOURCE);
      const made = (await readdir(path.join(machine.root, SOURCE, 'dist'))).sort();
      expect(made).toEqual([
        expect.stringMatching(/^forja-\d+\.\d+\.0\.tar\.zst$/),
        expect.stringMatching(/^forja-\d+\.\d+\.0\.tar\.zst\.sig$/),
      ]);
      const [archive = ''] = made;
      const number = /\d+\.\d+\.\d+/.exec(archive)?.[0] ?? '';
      const from = (file: string) => path.join(machine.root, SOURCE, 'dist', file);
      const to = (file: string) => path.join(machine.root, 'opt/forja/archives', file);
      const [upgrade = ''] = commandsOf('Upgrade and return');
      const upgraded = upgrade.replaceAll(/(?<=@)\d+\.\d+\.\d+/g, number).replace(' ;', ' &&');

      await cp(from(archive), to(archive));
      const refused = await machine.run(upgraded, '.');
      expect(refused).toMatchObject({ code: 1, text: expect.stringContaining('is not signed') });
      const before = (await ready()).version;

      await cp(from(`${archive}.sig`), to(`${archive}.sig`));
      await follow(upgraded, '.');
      expect(await ready()).toMatchObject({ version: number });

      const back = /by hand\s+`([^`]+)`/.exec(deploy)?.[1] ?? '';
      const url = `http://127.0.0.1:${machine.port}/readyz`;
      await follow(
        `set -a; . /etc/forja.env; . /etc/forja-owner.env; ${back
          .replace(/(?<=use )\d+\.\d+\.\d+/, before)
          .replace('--restart …', '--restart "systemctl restart forja"')
          .replace('--ready …', `--ready ${url}`)
          .replace(/^node /, `${process.execPath} `)}`,
        path.join('opt/forja/current'),
      );
      expect(await ready()).toMatchObject({ version: before });
    },
    LONGEST_MS,
  );
});

describe('docs/deploy.md with containers', () => {
  type Service = { build?: string; volumes?: string[]; depends_on?: Record<string, object> };
  type Compose = { services: Record<string, Service>; volumes: Record<string, null> };
  const compose = textOf('deploy/compose.yaml');

  it('the commands set every value that compose.yaml asks for', async () => {
    const [up = ''] = commandsOf('Docker Compose');
    await follow(up, 'clone');
    const set = await readFile(path.join(machine.root, 'clone/deploy/.env'), 'utf8');
    const asked = new Set([...compose.matchAll(/\$\{(\w+)\}/g)].map(([, name = '']) => name));
    expect(asked.size).toBeGreaterThan(2);
    for (const name of asked) expect(set).toMatch(new RegExp(`^${name}=.{8,}$`, 'm'));
    expect(await machine.calledOutside()).toContain('docker compose up --build --detach\n');
  });

  it('the services name volumes, services and files that there are', async () => {
    const { services, volumes } = parse(compose) as Compose;
    const known = [...sourceFiles('deploy/*').map((file) => `./${path.basename(file)}`)];
    const named = Object.values(services).flatMap((service) => [
      ...(service.volumes ?? []).map((volume) => volume.split(':')[0] ?? ''),
      ...Object.keys(service.depends_on ?? {}),
    ]);
    const there = new Set([...known, ...Object.keys(volumes), ...Object.keys(services)]);
    expect(named.filter((name) => !there.has(name))).toEqual([]);
    expect(parse(textOf('deploy/kamal.yml'))).toMatchObject({
      service: 'forja',
      proxy: { app_port: 3000, healthcheck: { path: '/readyz' } },
    });
  });
});

it('units, proxy and balancer are read by the programs that are here', async () => {
  const units = path.join(machine.root, 'units');
  await mkdir(units);
  for (const file of sourceFiles('deploy/forja*')) {
    const name = path.basename(file).replace('@.', '@1.2.0.');
    // Verified is that the program is there, too.
    const text = textOf(file).replaceAll('/usr/bin/node', process.execPath);
    await writeFile(path.join(units, name), text);
  }
  for (const [program, command] of [
    ['systemd-analyze', 'systemd-analyze verify --man=no --recursive-errors=no ../units/*'],
    ['haproxy', 'haproxy -c -q -f deploy/haproxy.cfg'],
    ['caddy', 'DOMAIN=www.example.com caddy validate --config deploy/Caddyfile'],
  ] as const) {
    const { code, text } = await machine.run(
      `if command -v ${program} > /dev/null; then ${command}; fi`,
      'clone',
    );
    expect({ program, code, text }).toEqual({ program, code: 0, text: '' });
  }
});
