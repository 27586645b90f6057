import { spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { projectFolder, sourceFiles } from '../../../tools/source-files.ts';

export type Outcome = { code: number | null; output: string };

/** A copy of the project's files in which a test may plant a defect; packages are shared. */
export class ProjectCopy {
  readonly folder = mkdtempSync(path.join(tmpdir(), 'forja-planted-'));
  readonly #running = new Set<number>();

  private constructor(files: readonly string[]) {
    for (const file of files) {
      cpSync(path.join(projectFolder, file), path.join(this.folder, file));
    }
    symlinkSync(path.join(projectFolder, 'node_modules'), path.join(this.folder, 'node_modules'));
  }

  /** A fresh copy that git lists as it lists the project, with the build that is there. */
  static async make({ build = false } = {}): Promise<ProjectCopy> {
    const copy = new ProjectCopy(sourceFiles());
    await copy.run('git', 'init', '--quiet');
    if (build) {
      const from = path.join(projectFolder, 'build');
      if (!existsSync(from)) throw new Error('There is no build. Run: npm run build');
      cpSync(from, path.join(copy.folder, 'build'), { recursive: true });
    }
    return copy;
  }

  /** A copy of a part of it, for a command that takes long over the whole. */
  static part(...pathspecs: string[]): ProjectCopy {
    return new ProjectCopy(sourceFiles(...pathspecs));
  }

  read(file: string): string {
    return readFileSync(path.join(this.folder, file), 'utf8');
  }

  write(file: string, content: string): void {
    const target = path.join(this.folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, content);
  }

  remove(file: string): void {
    rmSync(path.join(this.folder, file));
  }

  /** Runs a command of the test run inside the copy. Answers its exit code and all it printed. */
  run(command: string, ...args: string[]): Promise<Outcome> {
    const own = path.join(projectFolder, 'node_modules', '.bin');
    return new Promise((resolve, reject) => {
      const child = spawn(command, args, {
        cwd: this.folder,
        // A process group of its own, so that a test that runs out of time leaves nothing behind.
        detached: true,
        stdio: ['ignore', 'pipe', 'pipe'],
        env: {
          // Not the environment of the surrounding test run, which vitest reads as its own.
          HOME: process.env['HOME'],
          NO_COLOR: '1',
          PATH: `${own}${path.delimiter}${process.env['PATH']}`,
        },
      });
      if (child.pid) this.#running.add(child.pid);
      const chunks: Buffer[] = [];
      child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
      child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
      child.on('error', reject);
      child.on('close', (code) => {
        if (child.pid) this.#running.delete(child.pid);
        resolve({ code, output: Buffer.concat(chunks).toString() });
      });
    });
  }

  /** Ends what still runs in the copy and removes it from the disk. */
  dispose(): void {
    for (const group of this.#running) process.kill(-group, 'SIGKILL');
    rmSync(this.folder, { recursive: true, force: true });
  }
}
