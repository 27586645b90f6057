import { portalPaths } from '#app/paths.ts';
import type { Done } from '../account-reply.ts';

type Part = 'perfil' | 'avisos' | 'pessoas' | 'dados';

/** The account page at the changed part, with the result. */
export const accountAddress = (part: Part, done: Done, more: Record<string, string> = {}) =>
  `${portalPaths.account}?${new URLSearchParams({ ...more, done })}#${part}`;
