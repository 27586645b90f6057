import { z } from 'zod';
import { LOCALES } from '#app/i18n/locale.ts';

const preferences = z.strictObject({
  necessary: z.literal(true),
  functionality: z.boolean(),
  analytics: z.boolean(),
  marketing: z.boolean(),
  counted: z.boolean(),
});

type Given = {
  choice: 'all' | 'necessary' | 'custom';
  preferences: z.infer<typeof preferences>;
  refusedByBrowser: boolean;
};

/** A record whose parts contradict each other proves nothing. */
function agrees({ choice, preferences: given, refusedByBrowser }: Given): boolean {
  const { functionality, analytics, marketing, counted } = given;
  const ticked = [functionality, analytics, marketing].filter(Boolean).length;
  if (refusedByBrowser && (ticked > 0 || counted)) return false;
  return choice === 'all' ? ticked === 3 : choice === 'custom' || ticked === 0;
}

/** One choice, as the browser reports it for the record. */
export const consentChoice = z
  .strictObject({
    subject: z.string().regex(/^[0-9a-f]{32}$/),
    version: z.string().regex(/^[0-9a-f]{8}$/),
    choice: z.enum(['all', 'necessary', 'custom']),
    preferences,
    refusedByBrowser: z.boolean(),
    locale: z.enum(LOCALES),
  })
  .refine(agrees);

export type ConsentChoice = z.infer<typeof consentChoice>;
