import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { projectFolder, sourceFiles } from '../source-files.ts';

const record = path.join(projectFolder, '.setup', 'passed-stages.json');

/** A hash of every file of the project: any of them may be an input of any stage. */
function fingerprint(): string {
  const hash = createHash('sha256');
  for (const file of sourceFiles().toSorted()) {
    hash.update(`${file}\0`).update(readFileSync(path.join(projectFolder, file)));
  }
  return hash.digest('hex');
}

/** Stages of `npm test -- --changed` that have passed with the files as they were at its start. */
export class PassedStages {
  readonly #files = fingerprint();
  readonly #names: Set<string>;

  constructor() {
    const stored: unknown = existsSync(record) ? JSON.parse(readFileSync(record, 'utf8')) : {};
    const { files, names } = stored as { files?: string; names?: string[] };
    this.#names = new Set(files === this.#files ? names : []);
  }

  has(name: string): boolean {
    return this.#names.has(name);
  }

  add(name: string): void {
    this.#names.add(name);
    mkdirSync(path.dirname(record), { recursive: true });
    writeFileSync(record, JSON.stringify({ files: this.#files, names: [...this.#names] }));
  }
}
