import { z } from 'zod';
import { typedLine } from '#app/platform/text/typed-text.ts';

const NAME_LENGTH = 120;

/** No addresses: the name is in mails, and an anonymous visitor may have them sent to anyone. */
export const personName = typedLine.pipe(
  z
    .string()
    .min(1)
    .max(NAME_LENGTH)
    .regex(/^[^<>@/\\]*$/),
);
