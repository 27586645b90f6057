import { totalmem } from 'node:os';
import { hasCluster } from './engine-version.server.ts';

const BYTES_PER_MB = 1024 ** 2;

/** The most memory that a process with the embedded engine needs, in MB (docs/decisions/001, "Memory"). */
const NEEDED_MB = { firstStart: 768, laterStart: 600 };

/** Memory that a process may use, in bytes: `limit` is 0, or larger than the machine, without a limit. */
export interface Memory {
  machine: number;
  limit: number;
}

/**
 * The warning at start where the machine or its container has less memory than the embedded engine needs;
 * null where there is enough.
 */
export function memoryWarning(
  { machine, limit }: Memory,
  start: keyof typeof NEEDED_MB,
): string | null {
  const limited = limit > 0 && limit < machine;
  const presentMb = Math.floor((limited ? limit : machine) / BYTES_PER_MB);
  const neededMb = NEEDED_MB[start];
  if (presentMb >= neededMb) return null;
  const what = limited ? 'The memory limit of this process is' : 'This machine has';
  const work = start === 'firstStart' ? 'while it makes a new data folder' : 'to start';
  return (
    `${what} ${presentMb} MB; the embedded database needs up to ${neededMb} MB ${work}. ` +
    'Provide more memory, or set DATABASE_URL to use a PostgreSQL server.'
  );
}

/** The warning for this process; null with a database server, which has memory of its own. */
export function presentMemoryWarning(dataDir: string, databaseUrl?: string): string | null {
  if (databaseUrl) return null;
  const memory = { machine: totalmem(), limit: process.constrainedMemory() };
  return memoryWarning(memory, hasCluster(dataDir) ? 'laterStart' : 'firstStart');
}
