import { readdirSync, readFileSync } from 'node:fs';

/** Processes whose environment holds `name=value`, this one aside. */
export function processesWith(name: string, value: string): string[] {
  const ids = readdirSync('/proc').filter((id) => /^\d+$/.test(id) && Number(id) !== process.pid);
  return ids.filter((id) => {
    try {
      const environment = readFileSync(`/proc/${id}/environ`, 'utf8').split('\0');
      return environment.includes(`${name}=${value}`);
    } catch {
      // It ended between the two looks, or belongs to somebody else.
      return false;
    }
  });
}
