import { adminPaths } from '#app/paths.ts';
import type { ByHand } from './typed-line.ts';

const SERVICE_DESK = [
  adminPaths.tickets,
  adminPaths.feedback,
  adminPaths.ideas,
  adminPaths.inboundMails,
];

/** The most frequent kind on a screen. */
export function kindAt(pathname: string): ByHand {
  if (pathname.startsWith(adminPaths.deals)) return 'deal';
  if (SERVICE_DESK.some((path) => pathname.startsWith(path))) return 'ticket';
  const people = [adminPaths.contacts, adminPaths.companies];
  return people.some((path) => pathname.startsWith(path)) ? 'contact' : 'lead';
}
