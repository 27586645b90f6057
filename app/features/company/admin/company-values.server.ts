import type { z } from 'zod';
import { textsOf } from '#app/access/commands/read-form.server.ts';
import { type CamelKeys, camelKeys } from '#app/platform/database/column-names.ts';
import { type ContactWayType, NETWORKS } from '../company.ts';
import { mistakesOf } from './company-rules.server.ts';
import { companyTexts, contactWayTexts } from './company-schema.server.ts';
import type { TextMistakes } from './staff-company.ts';
import { checkWeek, type StoredHours, type WeekMistakes, weekIn } from './week-form.ts';

/** Settings that were typed and can be kept. */
export type CompanyValues = {
  englishName: string | null;
  columns: CamelKeys<
    Omit<z.output<typeof companyTexts>, 'company_name_en' | (typeof NETWORKS)[number]>
  > & {
    socialMedia: Record<string, string>;
    businessHours: StoredHours;
  };
};

/** The typed values of a company, or their errors. */
export function companyValuesIn(
  form: FormData,
): CompanyValues | { mistakes: TextMistakes; week: WeekMistakes } {
  const texts = companyTexts.safeParse(textsOf(form));
  const week = checkWeek(weekIn(form));
  if (!texts.success || 'mistakes' in week) {
    return {
      mistakes: texts.success ? {} : mistakesOf(texts.error),
      week: 'mistakes' in week ? week.mistakes : {},
    };
  }
  const { company_name_en: englishName, linkedin, instagram, youtube, ...columns } = texts.data;
  const links = { linkedin, instagram, youtube };
  const socialMedia: Record<string, string> = {};
  for (const network of NETWORKS) {
    const address = links[network];
    if (address) socialMedia[network] = address;
  }
  return {
    englishName,
    columns: { ...camelKeys(columns), socialMedia, businessHours: week.hours },
  };
}

/** Valid values of a contact way. */
export type ContactWayValues = {
  label: string;
  labelEn: string | null;
  value: string;
  businessUnit: string;
  isActive: boolean;
  isPublic: boolean;
};

/** The typed values of a contact way, or their errors. */
export function contactWayIn(
  type: ContactWayType,
  form: FormData,
): ContactWayValues | { mistakes: TextMistakes } {
  const parsed = contactWayTexts[type].safeParse(textsOf(form));
  if (!parsed.success) return { mistakes: mistakesOf(parsed.error) };
  const { label, label_en: labelEn, value, business_unit: businessUnit } = parsed.data;
  return {
    label,
    labelEn,
    value,
    businessUnit,
    isActive: parsed.data.is_active !== undefined,
    isPublic: parsed.data.is_public !== undefined,
  };
}
