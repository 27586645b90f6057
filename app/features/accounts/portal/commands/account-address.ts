import { portalPaths } from '#app/paths.ts';
import type { Done } from '../account-reply.ts';

type Part = 'perfil' | 'avisos' | 'pessoas' | 'dados';

/** The account page at the part that was changed, saying what was done. */
export const accountAddress = (part: Part, done: Done, more: Record<string, string> = {}) =>
  `${portalPaths.account}?${new URLSearchParams({ ...more, done })}#${part}`;
