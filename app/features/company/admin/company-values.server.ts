import type { z } from 'zod';
import { textsOf } from '#app/access/commands/read-form.server.ts';
import { type ContactWayType, NETWORKS } from '../company.ts';
import { mistakesOf } from './company-rules.server.ts';
import { companyTexts, contactWayTexts } from './company-schema.server.ts';
import type { TextMistakes } from './staff-company.ts';
import { checkWeek, type StoredHours, type WeekMistakes, weekIn } from './week-form.ts';

/** Settings that were typed and can be kept. */
export type CompanyValues = {
  englishName: string | null;
  columns: Omit<z.output<typeof companyTexts>, 'company_name_en' | (typeof NETWORKS)[number]> & {
    social_media: Record<string, string>;
    business_hours: StoredHours;
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
  const social_media: Record<string, string> = {};
  for (const network of NETWORKS) {
    const address = links[network];
    if (address) social_media[network] = address;
  }
  return { englishName, columns: { ...columns, social_media, business_hours: week.hours } };
}

/** Valid values of a contact way. */
export type ContactWayValues = {
  label: string;
  labelEn: string | null;
  value: string;
  business_unit: string;
  is_active: boolean;
  is_public: boolean;
};

/** The typed values of a contact way, or their errors. */
export function contactWayIn(
  type: ContactWayType,
  form: FormData,
): ContactWayValues | { mistakes: TextMistakes } {
  const parsed = contactWayTexts[type].safeParse(textsOf(form));
  if (!parsed.success) return { mistakes: mistakesOf(parsed.error) };
  const { label, label_en: labelEn, value, business_unit } = parsed.data;
  return {
    label,
    labelEn,
    value,
    business_unit,
    is_active: parsed.data.is_active !== undefined,
    is_public: parsed.data.is_public !== undefined,
  };
}
