/** National holidays and optional days, as the database computes them. */
export type NationalCode =
  | 'new_year'
  | 'carnival_monday'
  | 'carnival_tuesday'
  | 'good_friday'
  | 'tiradentes'
  | 'labour'
  | 'corpus_christi'
  | 'independence'
  | 'aparecida'
  | 'all_souls'
  | 'republic'
  | 'black_awareness'
  | 'christmas';

/** A day that is a holiday; `day` is “2026-12-25”. */
export type Holiday = {
  day: string;
  /** False where the company works on it as on any other day. */
  isObserved: boolean;
  /** Its hours; null: closed all day. */
  spans: readonly (readonly [opens: string, closes: string])[] | null;
} & (
  | { code: NationalCode }
  | {
      code: null;
      id: string;
      revision: number;
      yearly: boolean;
      name: string;
      nameEn: string;
    }
);

export const NEW_HOLIDAY_FIELDS = ['day', 'name', 'name_en', 'opens', 'closes'] as const;
export type NewHolidayField = (typeof NEW_HOLIDAY_FIELDS)[number];
export type HolidayMistake = 'missing' | 'long' | 'day' | 'taken' | 'hours' | 'order';
export type HolidayMistakes = { readonly [field in NewHolidayField]?: HolidayMistake };
