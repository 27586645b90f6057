import type { z } from 'zod';
import type { Mistake } from './seo-reply.ts';

/** The errors of a schema, by the name of their field. */
export function mistakesIn(error: z.ZodError, prefix = ''): Record<string, Mistake> {
  return Object.fromEntries(
    error.issues.toReversed().map(({ path, message }) => [
      `${prefix}${path.join('.')}`,
      // The library types messages as strings; the schemas use only these.
      { key: message as Mistake['key'] },
    ]),
  );
}
