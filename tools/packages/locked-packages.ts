import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A package of package-lock.json. */
export type LockedPackage = {
  name: string;
  version: string;
  /** As an SPDX expression; empty where the package states none. */
  licence: string;
  /** Whether only development needs it. */
  isDevelopment: boolean;
  /** Its folder below the project's. */
  folder: string;
};

/** `devOptional`: of development, and an optional peer of a package of production. */
type Entry = {
  version?: string;
  license?: string;
  dev?: boolean;
  devOptional?: boolean;
  name?: string;
};

/** All packages of a project folder, by name and version. */
export function lockedPackages(project: string): LockedPackage[] {
  const lock = JSON.parse(readFileSync(path.join(project, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Entry>;
  };
  return Object.entries(lock.packages)
    .filter(([folder]) => folder !== '')
    .map(([folder, { name, version = '', license = '', ...entry }]) => ({
      name: name ?? folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length),
      ...{
        version,
        licence: license,
        isDevelopment: Boolean(entry.dev || entry.devOptional),
        folder,
      },
    }));
}
