import type { z } from 'zod';

/** Whether a form was refused because a text exceeds the limit of its field. */
export const isTooLong = ({ issues }: z.ZodError): boolean =>
  issues.some((issue) => issue.code === 'too_big' && issue.origin === 'string');
