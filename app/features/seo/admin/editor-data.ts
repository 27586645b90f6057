import type { Locale } from '#app/i18n/locale.ts';
import type { OwnPage, SharedSeo } from '../page-facts.ts';
import type { PageField } from '../seo-form.schema.ts';

/** A page in one language, as its editor needs it. */
export type EditorSide = {
  side: 'pt' | 'en';
  locale: Locale;
  own: OwnPage;
  shared: SharedSeo;
  /** Settings of staff; empty texts mean the page's own. */
  values: Readonly<Record<PageField, string | boolean>>;
  /** Titles of all other pages in this language, folded, with the names of those pages. */
  taken: readonly { title: string; page: string }[];
};

export type EditorPage = {
  unit: string;
  key: string;
  name: string;
  /** Of the row, for its history; null while there is none. */
  id: string | null;
  revision: number;
  base: string;
  pictures: { og_image: string; twitter_image: string };
  sides: readonly EditorSide[];
};

/** The fields of the form by their names; an unticked box is not among them. */
export type FormTexts = Readonly<Record<string, string>>;

/** The initial values of the form. */
export function textsOfPage({ pictures, sides }: EditorPage): FormTexts {
  const texts: Record<string, string> = { ...pictures };
  for (const { side, values } of sides) {
    for (const [field, value] of Object.entries(values)) {
      if (typeof value === 'string') texts[`${side}.${field}`] = value;
      else if (value) texts[`${side}.${field}`] = 'on';
    }
  }
  return texts;
}

export const foldedTitle = (title: string) => title.trim().toLowerCase();
