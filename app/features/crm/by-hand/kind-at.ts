import { adminPaths } from '#app/paths.ts';
import type { ByHand } from './typed-line.ts';

/** What is begun most often from a screen. */
export function kindAt(pathname: string): ByHand {
  if (pathname.startsWith(adminPaths.deals)) return 'deal';
  const people = [adminPaths.contacts, adminPaths.companies];
  return people.some((path) => pathname.startsWith(path)) ? 'contact' : 'lead';
}
