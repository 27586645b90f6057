import type { Condition, FieldType } from '../../form-definition.ts';

/** The contact property of an answer, with the type of question that can set it. */
export const CONTACT_PROPERTIES = {
  name: 'text',
  email: 'email',
  phone: 'tel',
  company: 'text',
} as const satisfies Record<string, FieldType>;
export type ContactProperty = keyof typeof CONTACT_PROPERTIES;

type StoredOption = { value: string; label: string };

/** A question as its row has it; English is beside the Portuguese columns. */
export type StoredField = {
  /** Empty for one that was never saved. */
  id: string;
  field_name: string;
  field_label: string;
  field_type: FieldType;
  is_required: boolean;
  placeholder_text: string | null;
  options: StoredOption[];
  contact_property: ContactProperty | null;
  /** The custom field that an answer fills in; absent in versions from before. */
  custom_field_id?: string | null;
  translations: {
    en?: { field_label?: string; placeholder_text?: string; options?: StoredOption[] };
  };
  /** Absent in versions from before steps, as in questions of the first one. */
  step?: number;
  conditions?: Condition[];
};

export type StoredStep = { title: string; title_en: string; conditions: Condition[] };

/** What visitors read in a form: the columns that form_versions keeps. */
export type StoredDefinition = {
  title: string;
  description: string | null;
  thank_you_title: string;
  thank_you_message: string;
  redirect_to_whatsapp: boolean;
  redirect_delay: number;
  translations: {
    en?: Partial<Record<'title' | 'description' | 'thank_you_title' | 'thank_you_message', string>>;
  };
  /** Absent where the form is one step. */
  steps?: StoredStep[];
  fields: StoredField[];
};

export const FORM_STATES = ['active', 'inactive', 'archived'] as const;
export type FormState = (typeof FORM_STATES)[number];

export const FORM_SORTS = ['name', 'state', 'views', 'starts', 'completions'] as const;
export type FormSort = { by: (typeof FORM_SORTS)[number]; descending: boolean };
export const USUAL_FORM_SORT: FormSort = { by: 'name', descending: false };

/** The figures cover so many days, today included. */
export const FIGURE_DAYS = 30;

export type FormRow = {
  id: string;
  name: string;
  state: FormState;
  pages: string[];
  questions: number;
  version: number;
  views: number;
  starts: number;
  completions: number;
};
