import type { Conflict, Deletion } from '#app/audit/setting-changes.ts';
import type { ContactWayType } from '../company.ts';
import type { TypedWeek, WeekMistakes } from './week-form.ts';

/** A page as a document of its own, by language. */
export type Preview = { 'pt-BR': string; en: string };

/** Settings of one unit as the form begins with them; empty where nothing is set. */
export type CompanySettings = {
  id: string;
  unit: string;
  revision: number;
  deleted: Deletion | null;
  texts: Readonly<Record<string, string>>;
  week: TypedWeek;
};

/** One contact way as its form begins with it. */
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

type Typed = { texts: Readonly<Record<string, string>>; week?: TypedWeek };

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

/** What became of a post about the company. */
export type CompanyReply =
  | { kind: 'saved'; set: string | null; revision: number; deleted?: boolean }
  | { kind: 'mistakes'; mistakes: TextMistakes; week?: WeekMistakes; typed: Typed }
  | { kind: 'conflict'; conflict: Conflict; typed: Typed }
  /** Nothing is kept: hours with a span more. */
  | { kind: 'typed'; typed: Typed }
  | { kind: 'moved' | 'undone' }
  | { kind: 'refused'; why: 'forbidden' | 'gone' | 'changed' };
