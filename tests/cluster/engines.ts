import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, globSync } from 'node:fs';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { vi } from 'vitest';
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
function startProgram(command: string[]): ChildProcess {
  const [program = '', ...args] = command;
  return spawn(program, args, { stdio: ['ignore', 'ignore', 'inherit'] });
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

function haproxyOf(ports: {
  web: number;
  database: number;
  primary: number;
  standby: number;
  sites: readonly number[];
}): string {
  const site = (place: number, port: number) =>
    `  server site${place} 127.0.0.1:${port} check inter 200ms fall 2 rise 1`;
  return `global
  maxconn 1000
defaults
  timeout connect 1s
  timeout client 10m
  timeout server 10m

frontend database
  mode tcp
  bind 127.0.0.1:${ports.database}
  default_backend database
backend database
  mode tcp
  server primary 127.0.0.1:${ports.primary} check inter 100ms fall 2 rise 1 on-marked-down shutdown-sessions
  server standby 127.0.0.1:${ports.standby} check inter 100ms backup

frontend web
  mode http
  bind 127.0.0.1:${ports.web}
  option forwardfor
  # While the database is away no process is ready; each that lives keeps posts on its disk.
  use_backend alive if { nbsrv(ready) lt 1 }
  default_backend ready
backend ready
  mode http
  balance roundrobin
  option redispatch
  option httpchk GET /readyz
${ports.sites.map((port, place) => site(place, port)).join('\n')}
backend alive
  mode http
  balance roundrobin
  option redispatch
  option httpchk GET /livez
${ports.sites.map((port, place) => site(place, port)).join('\n')}
`;
}

/** Starts all engines with an empty database. */
export async function startCluster(processes: number): Promise<Cluster> {
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
    Array.from({ length: 5 + processes }, freePort),
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
    await writeFile(
      place('pgbouncer.ini'),
      `[databases]
${DATABASE} = host=127.0.0.1 port=${database} dbname=${DATABASE}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${pooler}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${place('users.txt')}
pool_mode = transaction
default_pool_size = 15
max_client_conn = 200
server_login_retry = 1
logfile = ${place('pgbouncer.log')}
`,
    );
    await writeFile(place('users.txt'), `"${SERVING}" "${serving}"\n`);
    await writeFile(place('haproxy.cfg'), haproxyOf({ web, database, primary, standby, sites }));
    await give('users.txt', 'pgbouncer.ini');
    programs.push(startProgram([haproxy, '-db', '-q', '-f', place('haproxy.cfg')]));
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
