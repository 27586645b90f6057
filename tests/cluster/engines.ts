import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, globSync } from 'node:fs';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { vi } from 'vitest';
import { projectFolder } from '../../tools/source-files.ts';
import { UNTIL } from '../patience.ts';

/*
 * Engines of a cluster on loopback, as Debian packages them: a PostgreSQL primary with a synchronous standby, PgBouncer in
 * transaction mode, and HAProxy before the database and before the site. They end with the test.
 */

const run = promisify(execFile);
const isRoot = process.getuid?.() === 0;
const DATABASE = 'forja';
export const SERVING = 'forja_site';
const OWNER = 'forja_owner';

function programOf(name: string, folders: string[]): string {
  const found = folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file));
  if (found) return found;
  throw new Error(
    `${name} is missing. On Debian: apt-get install --no-install-recommends postgresql haproxy pgbouncer`,
  );
}
const SYSTEM = ['/usr/sbin', '/usr/bin', '/usr/local/sbin', '/usr/local/bin'];
const postgresFolders = () => [
  ...globSync('/usr/lib/postgresql/*/bin').sort().reverse(),
  ...SYSTEM,
];

/** PostgreSQL and PgBouncer refuse to run as root. */
const asServer = (command: string[]) =>
  isRoot
    ? ['setpriv', '--reuid=postgres', '--regid=postgres', '--clear-groups', '--', ...command]
    : command;

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

const untilOpen = (port: number, what: string) =>
  vi.waitFor(
    () =>
      new Promise<void>((resolve, reject) => {
        const socket = connect(port, '127.0.0.1', () => {
          socket.destroy();
          resolve();
        });
        socket.once('error', () => reject(new Error(`${what} does not listen`)));
      }),
    UNTIL,
  );

/** A program that runs until the test ends it. */
function startProgram(command: string[], env: Record<string, string> = {}): ChildProcess {
  const [program = '', ...args] = command;
  return spawn(program, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

async function endProgram(child: ChildProcess | undefined): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await ended;
}

const secret = () => randomBytes(12).toString('hex');

export type Cluster = {
  /** The site by the balancer. */
  webPort: number;
  /** Where the balancer expects the processes of the site. */
  sitePorts: readonly number[];
  /** Through the pooler, as the user that serves. */
  pooledUrl: string;
  /** Past the pooler, as the same user. */
  directUrl: string;
  ownerUrl: string;
  /** As a superuser, for measuring: at the server that takes writes. */
  adminUrl: string;
  /** Kills the primary with everything that runs in it. */
  killPrimary: () => Promise<void>;
  promoteStandby: () => Promise<void>;
  stop: () => Promise<void>;
};

/** The text of deploy/pgbouncer.ini with these lines in place of its own. */
async function pgbouncerWith(lines: Record<string, string>): Promise<string> {
  let text = await readFile(path.join(projectFolder, 'deploy/pgbouncer.ini'), 'utf8');
  for (const [name, value] of Object.entries(lines)) {
    const changed = text.replace(new RegExp(`^${name} = .*$`, 'm'), `${name} = ${value}`);
    if (changed === text) throw new Error(`deploy/pgbouncer.ini has no other ${name}`);
    text = changed;
  }
  return text;
}

/** As many processes as deploy/haproxy.cfg names. */
export const PROCESSES = 3;

/** Starts all engines with an empty database. */
export async function startCluster(): Promise<Cluster> {
  const bin = (name: string) => programOf(name, postgresFolders());
  const [haproxy, pgbouncer] = [programOf('haproxy', SYSTEM), programOf('pgbouncer', SYSTEM)];
  const folder = await mkdtemp(path.join(tmpdir(), 'forja-cluster-'));
  const [admin, owning, serving] = [secret(), secret(), secret()];
  const place = (name: string) => path.join(folder, name);
  const give = async (...names: string[]) => {
    for (const name of names) await chmod(place(name), 0o600);
    if (isRoot) await run('chown', ['-R', 'postgres:postgres', folder]);
  };
  const [web = 0, database = 0, primary = 0, standby = 0, pooler = 0, ...sites] = await Promise.all(
    Array.from({ length: 5 + PROCESSES }, freePort),
  );
  const server = async (...command: string[]) => {
    const [program = '', ...args] = asServer(command);
    return run(program, args, { cwd: folder, env: { ...process.env, PGPASSWORD: admin } });
  };
  const control = (data: string, ...args: string[]) =>
    server(bin('pg_ctl'), '-D', place(data), '-w', '-l', place(`${data}.log`), ...args);
  const options = (name: string, port: number) =>
    `-c listen_addresses=127.0.0.1 -c port=${port} -c unix_socket_directories=${folder} ` +
    `-c cluster_name=${name} -c max_connections=60 -c fsync=off -c autovacuum=off`;
  const psql = (port: number, ...texts: string[]) =>
    server(
      ...[bin('psql'), '-q', '-v', 'ON_ERROR_STOP=1', '-h', '127.0.0.1', '-p', String(port)],
      ...['-U', 'admin', '-d', 'postgres', ...texts.flatMap((text) => ['-c', text])],
    );

  const programs: ChildProcess[] = [];
  const kill = async () => {
    const [pid = ''] = (await readFile(place('primary/postmaster.pid'), 'utf8')).split('\n');
    const { stdout } = await run('pgrep', ['-P', pid]);
    for (const each of [pid, ...stdout.trim().split('\n')]) {
      try {
        process.kill(Number(each), 'SIGKILL');
      } catch {
        // It has ended with its parent.
      }
    }
  };
  const stop = async () => {
    for (const program of programs) await endProgram(program);
    for (const data of ['primary', 'standby']) {
      await control(data, '-m', 'immediate', 'stop').catch(() => undefined);
    }
    await rm(folder, { recursive: true, force: true });
  };

  try {
    await writeFile(place('admin'), admin);
    await give('admin');
    await server(
      ...[bin('initdb'), '-D', place('primary'), '-U', 'admin', '-A', 'scram-sha-256'],
      ...[`--pwfile=${place('admin')}`, '-E', 'UTF8', '--locale=C'],
    );
    await control('primary', '-o', options('primary', primary), 'start');
    await psql(
      primary,
      `create role ${OWNER} login createrole password '${owning}'`,
      `create role ${SERVING} login password '${serving}'`,
      `create database ${DATABASE} owner ${OWNER}`,
    );
    await server(
      ...[bin('pg_basebackup'), '-h', '127.0.0.1', '-p', String(primary), '-U', 'admin'],
      ...['-D', place('standby'), '-R', '--checkpoint=fast'],
    );
    await control('standby', '-o', options('standby', standby), 'start');
    // Not before the copy: the standby waits for nobody once it is the primary.
    await psql(
      primary,
      `alter system set synchronous_standby_names = 'standby'`,
      'select pg_reload_conf()',
    );
    const lines = {
      forja: `host=127.0.0.1 port=${database} dbname=${DATABASE}`,
      listen_port: String(pooler),
      auth_file: place('users.txt'),
      logfile: place('pgbouncer.log'),
    };
    await writeFile(place('pgbouncer.ini'), await pgbouncerWith(lines));
    await writeFile(place('users.txt'), `"${SERVING}" "${serving}"\n`);
    await give('users.txt', 'pgbouncer.ini');
    const addresses = {
      ...{ WEB: web, DATABASE: database, PRIMARY: primary, STANDBY: standby },
      ...Object.fromEntries(sites.map((port, index) => [`SITE_${index + 1}`, port])),
    };
    const balancer = [haproxy, '-db', '-q', '-f', path.join(projectFolder, 'deploy/haproxy.cfg')];
    const env = Object.entries(addresses).map(([name, port]) => [name, `127.0.0.1:${port}`]);
    programs.push(startProgram(balancer, Object.fromEntries(env)));
    programs.push(startProgram(asServer([pgbouncer, '-q', place('pgbouncer.ini')])));
    await untilOpen(database, 'HAProxy');
    await untilOpen(pooler, 'PgBouncer');
  } catch (error) {
    await stop();
    throw error;
  }
  const url = (user: string, password: string, port: number) =>
    `postgres://${user}:${password}@127.0.0.1:${port}/${DATABASE}`;
  return {
    webPort: web,
    sitePorts: sites,
    pooledUrl: url(SERVING, serving, pooler),
    directUrl: url(SERVING, serving, database),
    ownerUrl: url(OWNER, owning, database),
    adminUrl: url('admin', admin, database),
    killPrimary: kill,
    promoteStandby: async () => {
      await control('standby', 'promote');
    },
    stop,
  };
}
