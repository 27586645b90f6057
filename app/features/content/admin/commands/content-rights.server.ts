import { Refusal } from '#app/access/commands/command.server.ts';
import type { Session } from '#app/access/session.server.ts';
import { mayActOnContent } from '../content-acts.ts';

/** Refuses users who lack one of the permissions that acts on items need together. */
export function requireContentRights({ permissions }: Session): void {
  if (!mayActOnContent(permissions)) throw new Refusal('forbidden', 403);
}
