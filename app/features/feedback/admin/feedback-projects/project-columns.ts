import type { ModuleDraft, ProjectDraft } from './feedback-projects.ts';
import { originsIn } from './origins-typed.ts';

/** Names in English as the rows hold them; none where nobody has written one. */
const translationsOf = (nameEn: string) => (nameEn === '' ? {} : { en: { name: nameEn } });

/** The columns of a project that a draft stands for. */
export const projectColumns = (draft: ProjectDraft) => ({
  key: draft.key,
  name: draft.name,
  translations: translationsOf(draft.nameEn),
  product: draft.product,
  is_active: draft.isActive,
  allowed_origins: originsIn(draft.origins).origins,
  persona: draft.persona,
  ...draft.switches,
  widget_position: draft.position,
  widget_theme: draft.theme,
});

/** The columns of a module that a draft stands for, its place aside. */
export const moduleColumns = ({ key, name, nameEn, isActive }: ModuleDraft) => ({
  key,
  name,
  translations: translationsOf(nameEn),
  is_active: isActive,
});
