import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';

const hasProc = existsSync('/proc/self/environ');

/** Elsewhere than on Linux `ps` shows the environment of processes behind their commands. */
const listedProcesses = () =>
  execFileSync('ps', ['axEww', '-o', 'pid=,command='], { encoding: 'utf8' }).split('\n');

/** Ids of the processes whose environment holds `name=value`, this one aside. */
export function processesWith(name: string, value: string): string[] {
  if (!hasProc) {
    const found = listedProcesses().filter((line) => ` ${line} `.includes(` ${name}=${value} `));
    return found.map((line) => line.trim().split(' ')[0] ?? '').filter(isOther);
  }
  return readdirSync('/proc').filter((id) => {
    if (!/^\d+$/.test(id) || !isOther(id)) return false;
    try {
      const environment = readFileSync(`/proc/${id}/environ`, 'utf8').split('\0');
      return environment.includes(`${name}=${value}`);
    } catch {
      // It ended between the two looks, or belongs to somebody else.
      return false;
    }
  });
}

const isOther = (id: string) => id !== '' && Number(id) !== process.pid;

/** Megabytes of memory that a process holds at this moment. */
export function memoryOf(pid: number): number {
  if (!hasProc) {
    return Number(execFileSync('ps', ['-o', 'rss=', '-p', `${pid}`], { encoding: 'utf8' })) / 1024;
  }
  const line = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Number(line?.[1]) / 1024;
}

/** Most megabytes that a process has held so far; undefined where the system does not record it. */
export function peakMemoryOf(pid: number): number | undefined {
  if (!hasProc) return undefined;
  const line = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Number(line?.[1]) / 1024;
}
