import type { Deletion } from '#app/audit/setting-changes.ts';
import type { ContactWayType } from '../company.ts';
import type { TypedWeek } from './week-form.ts';

/** A page as a document of its own, by language. */
export type Preview = { 'pt-BR': string; en: string };

/** The form's initial settings of one unit; empty where nothing is set. */
export type CompanySettings = {
  id: string;
  unit: string;
  revision: number;
  deleted: Deletion | null;
  texts: Readonly<Record<string, string>>;
  week: TypedWeek;
};

/** The form's initial values of one contact way. */
export type ContactWayEntry = {
  id: string;
  revision: number;
  deleted: Deletion | null;
  type: ContactWayType;
  unit: string;
  texts: Readonly<Record<string, string>>;
  isActive: boolean;
  isPublic: boolean;
};

/** One contact way as the list shows it. */
export type ContactWayLine = {
  id: string;
  type: ContactWayType;
  label: string;
  labelEn: string;
  text: string;
  isActive: boolean;
  isPublic: boolean;
};

/** What was typed of a company. */
export type TypedCompany = { texts: Readonly<Record<string, string>>; week: TypedWeek };

/** Why a text was refused; each has its sentence under `errors`. */
export type TextMistake =
  | 'required'
  | 'long'
  | 'phone'
  | 'email'
  | 'url'
  | 'https'
  | 'network'
  | 'postal';

/** By the name of the field. */
export type TextMistakes = Readonly<Record<string, TextMistake>>;

/** Why nothing was done. */
export type CompanyCode = 'changed';
