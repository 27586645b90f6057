import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { projectFolder, sourceFiles } from '../../tools/source-files.ts';
import { endOf } from '../routes/site-process.ts';

/*
 * A folder that stands for a clean machine: its /opt, /etc and /var. Commands of a document run unchanged;
 * commands that would change this machine are stand-ins. The one for systemctl starts what the unit says.
 */

type Ended = { code: number; text: string };

/** Runs a program to its end. */
function ended(
  program: string,
  args: string[],
  options: { cwd: string; env: NodeJS.ProcessEnv },
): Promise<Ended> {
  return new Promise((resolve) => {
    execFile(program, args, { ...options, maxBuffer: 1e8 }, (error, stdout, stderr) => {
      const code = error ? (typeof error.code === 'number' ? error.code : 1) : 0;
      resolve({ code, text: `${stdout}${stderr}` });
    });
  });
}

type Unit = Map<string, string[]>;

function parseUnit(text: string): Unit {
  const lines = text.replace(/\\\n\s*/g, '').split('\n');
  const pairs = lines.flatMap((line) => {
    const found = /^([A-Za-z]+)=(.*)$/.exec(line);
    return found ? [[found[1] ?? '', found[2] ?? ''] as const] : [];
  });
  return new Map(
    [...Map.groupBy(pairs, ([key]) => key)].map(([key, all]) => [
      key,
      all.map(([, value]) => value),
    ]),
  );
}

const linesOf = (text: string) =>
  Object.fromEntries(
    text
      .split('\n')
      .filter((line) => /^\w+=/.test(line))
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );

export class CleanMachine {
  root = '';
  readonly #services = new Map<string, { site: ChildProcess; printed: () => string }>();
  #systemd: Server | undefined;

  readonly port: number;
  readonly #settings: Readonly<Record<string, string>>;

  /** `settings` are those that the test needs besides, such as the free port. */
  constructor(port: number, settings: Readonly<Record<string, string>>) {
    this.port = port;
    this.#settings = settings;
  }

  /** Places of a machine as places of this folder. */
  place(text: string): string {
    return text
      .replace(/(?<![\w.])\/(opt\/forja|etc|var\/lib\/forja)\b/g, `${this.root}/$1`)
      .replaceAll('/usr/bin/node', process.execPath)
      .replaceAll('127.0.0.1:3000', `127.0.0.1:${this.port}`);
  }

  get environment(): NodeJS.ProcessEnv {
    const machinePath = (process.env['PATH'] ?? '')
      .split(path.delimiter)
      .filter((folder) => !folder.includes('node_modules'));
    return {
      PATH: [path.join(this.root, 'bin'), ...machinePath].join(path.delimiter),
      HOME: this.root,
      GIT_CONFIG_GLOBAL: path.join(this.root, 'gitconfig'),
      npm_config_update_notifier: 'false',
    };
  }

  async make(): Promise<void> {
    this.root = await mkdtemp(path.join(tmpdir(), 'forja-machine-'));
    for (const folder of ['bin', 'opt/forja', 'etc/systemd/system', 'var/lib/forja', 'clone']) {
      await mkdir(path.join(this.root, folder), { recursive: true });
    }
    await this.#makeRepository();
    this.#systemd = createServer((request, response) => {
      request.setEncoding('utf8');
      let body = '';
      request.on('data', (part: string) => (body += part));
      request.on('end', () => {
        void this.#systemctl(JSON.parse(body)).then(({ code, text }) => {
          response.writeHead(code === 0 ? 200 : 500).end(text);
        });
      });
    });
    await new Promise<void>((resolve) => this.#systemd?.listen(0, '127.0.0.1', () => resolve()));
    const { port } = this.#systemd.address() as AddressInfo;
    const ask = `fetch("http://127.0.0.1:${port}/", { method: "POST", body: JSON.stringify(process.argv.slice(1)) }).then(async (said) => { console.log(await said.text()); process.exit(said.ok ? 0 : 1) })`;
    await this.#standIn('systemctl', `exec "${process.execPath}" -e '${ask}' -- "$@"`);
    const log = path.join(this.root, 'calls');
    for (const name of ['useradd', 'journalctl', 'docker']) {
      await this.#standIn(name, `echo "${name} $*" >> "${log}"`);
    }
    const npm = (await ended('sh', ['-c', 'command -v npm'], this.#at('/', true))).text.trim();
    // The packages and the build are those of this project; tests/faults/pruned-install.test.ts runs npm ci.
    const list = 'node_modules/.package-lock.json';
    const installs = [
      `cp -al "${projectFolder}/node_modules" . 2> /dev/null || cp -a "${projectFolder}/node_modules" .`,
      // npm writes this one in place.
      `rm ${list} && cp "${projectFolder}/${list}" ${list}`,
      `cp -a "${projectFolder}/build" .`,
    ].join('\n');
    await this.#standIn(
      'npm',
      `set -e\nif [ "$1" != ci ]; then exec "${npm}" "$@"; fi\n${installs}`,
    );
  }

  /** What `git clone` of a document finds: the files of this project. */
  async #makeRepository(): Promise<void> {
    const clone = path.join(this.root, 'clone');
    const list = path.join(this.root, 'files');
    await writeFile(list, sourceFiles().join('\n'));
    const config = [
      `[url "${clone}"]\n\tinsteadOf = https://git.example.com/forja.git`,
      '[user]\n\tname = Ana\n\temail = ana@example.com',
      '[safe]\n\tdirectory = *\n[init]\n\tdefaultBranch = main\n',
    ];
    await writeFile(path.join(this.root, 'gitconfig'), config.join('\n'));
    const made = await this.run(
      `tar -C "${projectFolder}" -cf - -T "${list}" | tar -xf -\ngit init -q && git add -A && git commit -qm files`,
      clone,
    );
    if (made.code !== 0) throw new Error(made.text);
  }

  async #standIn(name: string, script: string): Promise<void> {
    const file = path.join(this.root, 'bin', name);
    await writeFile(file, `#!/bin/sh\n${script}\n`);
    await chmod(file, 0o755);
  }

  #at(cwd: string, outside = false) {
    return { cwd, env: outside ? process.env : this.environment };
  }

  /** Runs commands of a document in a folder of this machine. */
  run(commands: string, cwd: string, env: Readonly<Record<string, string>> = {}): Promise<Ended> {
    return ended('bash', ['-e', '-o', 'pipefail', '-c', this.place(commands)], {
      cwd: path.resolve(this.root, cwd),
      env: { ...this.environment, ...env },
    });
  }

  /** The commands that were not run, each in a line. */
  async calledOutside(): Promise<string> {
    return readFile(path.join(this.root, 'calls'), 'utf8').catch(() => '');
  }

  async #unit(name: string): Promise<{ unit: Unit; env: NodeJS.ProcessEnv; cwd: string }> {
    const [, base = name, instance = ''] = /^(.+@)(.+)$/.exec(name) ?? [];
    const file = path.join(this.root, 'etc/systemd/system', `${base}.service`);
    const text = await readFile(file, 'utf8');
    const unit = parseUnit(this.place(text).replaceAll('%i', instance));
    const env: NodeJS.ProcessEnv = { ...this.environment, ...this.#settings };
    for (const given of unit.get('EnvironmentFile') ?? []) {
      const read = await readFile(given.replace(/^-/, ''), 'utf8').catch((error) => {
        if (given.startsWith('-')) return '';
        throw error;
      });
      Object.assign(env, linesOf(read));
    }
    for (const line of unit.get('Environment') ?? []) Object.assign(env, linesOf(line));
    return { unit, env, cwd: unit.get('WorkingDirectory')?.[0] ?? this.root };
  }

  async #systemctl(args: string[]): Promise<Ended> {
    const [verb = '', name = ''] = args.filter((arg) => !arg.startsWith('--'));
    if (!['enable', 'start', 'restart'].includes(verb)) return { code: 1, text: `${verb}?` };
    try {
      const { unit, env, cwd } = await this.#unit(name);
      const command = unit.get('ExecStart')?.[0] ?? 'false';
      if (unit.get('Type')?.[0] === 'oneshot')
        return await ended('sh', ['-c', command], { cwd, env });
      await this.#stop(name);
      const site = spawn('sh', ['-c', `exec ${command}`], {
        cwd,
        env,
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      let printed = '';
      for (const stream of [site.stdout, site.stderr]) {
        stream.on('data', (part) => (printed += part));
      }
      this.#services.set(name, { site, printed: () => printed });
      return { code: 0, text: '' };
    } catch (error) {
      return { code: 1, text: String(error) };
    }
  }

  printed(name: string): string {
    return this.#services.get(name)?.printed() ?? '';
  }

  async #stop(name: string): Promise<void> {
    const running = this.#services.get(name);
    if (!running) return;
    this.#services.delete(name);
    if (running.site.exitCode !== null) return;
    running.site.kill('SIGTERM');
    await endOf(running.site);
  }

  async remove(): Promise<void> {
    for (const name of this.#services.keys()) await this.#stop(name);
    this.#systemd?.close();
    await rm(this.root, { recursive: true, force: true });
  }
}
