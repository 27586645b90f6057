import type { z } from 'zod';

/** Whether a form was refused because a text of it is longer than its field takes. */
export const isTooLong = ({ issues }: z.ZodError): boolean =>
  issues.some((issue) => issue.code === 'too_big' && issue.origin === 'string');
