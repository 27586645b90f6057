import type { z } from 'zod';
import type { Mistake } from './seo-reply.ts';

/** What a schema found, by the name of the field that it was found in. */
export function mistakesIn(error: z.ZodError, prefix = ''): Record<string, Mistake> {
  return Object.fromEntries(
    error.issues.toReversed().map(({ path, message }) => [
      `${prefix}${path.join('.')}`,
      // The library knows messages as texts; the schemas say() no others than these.
      { key: message as Mistake['key'] },
    ]),
  );
}
