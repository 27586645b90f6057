import { z } from 'zod';
import { anyDay } from '#app/platform/http/typed-day.ts';
import { typedWords } from '#app/platform/text/typed-text.ts';

/* Fields of the forms about a project. */

export const requiredText = (most: number) => typedWords.pipe(z.string().min(1).max(most));

export const stagePosition = z.coerce.number().int().min(1).max(6);

/** A day, or null where the field is empty. */
const dayOrNone = z.union([z.literal('').transform(() => null), anyDay]);

type StageDay = { position: number; day: string | null | undefined };

/** What was typed as the day of each stage; undefined where no day of it was posted. */
export const stageDaysIn = (form: FormData, kind: 'promised' | 'planned' | 'actual'): StageDay[] =>
  [1, 2, 3, 4, 5, 6].map((position) => ({
    position,
    day: dayOrNone.safeParse(form.get(`${kind}-${position}`)).data,
  }));
