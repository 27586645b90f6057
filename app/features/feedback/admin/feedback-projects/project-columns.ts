import { camelKeys } from '#app/platform/database/column-names.ts';
import type { ModuleDraft, ProjectDraft } from './feedback-projects.ts';
import { originsIn } from './origins-typed.ts';

/** English names as the rows hold them; none where there is none. */
const translationsOf = (nameEn: string) => (nameEn === '' ? {} : { en: { name: nameEn } });

/** The columns of a project from a draft. */
export const projectColumns = (draft: ProjectDraft) => ({
  key: draft.key,
  name: draft.name,
  translations: translationsOf(draft.nameEn),
  product: draft.product,
  isActive: draft.isActive,
  allowedOrigins: originsIn(draft.origins).origins,
  persona: draft.persona,
  ...camelKeys(draft.switches),
  widgetPosition: draft.position,
  widgetTheme: draft.theme,
});

/** The columns of a module from a draft, its place aside. */
export const moduleColumns = ({ key, name, nameEn, isActive }: ModuleDraft) => ({
  key,
  name,
  translations: translationsOf(nameEn),
  isActive,
});
