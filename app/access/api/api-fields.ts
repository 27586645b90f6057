import { z } from 'zod';
import { anyDay } from '#app/platform/http/typed-day.ts';

/** Columns as the API writes them. */
export const apiMoment = z.iso.datetime();
export const optionalMoment = apiMoment.nullable();
export const optionalText = z.string().nullable();
export const optionalId = z.uuid().nullable();
export const apiMoney = z
  .string()
  .regex(/^-?\d+\.\d{2}$/)
  .meta({ description: 'Reais with two decimals, as a text: 1500.00' });

/** Filters of lists, each a text of the address. */
export const searchWords = z.string().trim().min(3).max(200).optional();
export const dayFilter = anyDay.optional();
export const idFilter = z.uuid().optional();

export const momentOf = (date: Date | null): string | null => date?.toISOString() ?? null;
export const moneyOf = (value: string | number): string => Number(value).toFixed(2);

/** Values of calls that write. */
export const typedMoney = z
  .string()
  .regex(/^\d{1,12}(\.\d{1,2})?$/)
  .optional();
export const typedNote = z.string().trim().max(1500).optional();
export const shortText = z.string().trim().max(200).optional();
