import { adminPaths } from '#app/paths.ts';
import type { ByHand } from './typed-line.ts';

const DESK = [adminPaths.tickets, adminPaths.feedback, adminPaths.ideas, adminPaths.inboundMails];

/** The most frequent kind on a screen. */
export function kindAt(pathname: string): ByHand {
  if (pathname.startsWith(adminPaths.deals)) return 'deal';
  if (DESK.some((path) => pathname.startsWith(path))) return 'ticket';
  const people = [adminPaths.contacts, adminPaths.companies];
  return people.some((path) => pathname.startsWith(path)) ? 'contact' : 'lead';
}
