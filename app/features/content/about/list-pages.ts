import type { Locale } from '#app/i18n/locale.ts';
import { itemsOf } from '../overrides/items-of.ts';

/** Pages that exist for the items they list: staff can switch them off. */
export const LIST_PAGES = ['team', 'careers', 'craftPortfolio'] as const;
export type ListPageName = (typeof LIST_PAGES)[number];

export type ListPage = { id: ListPageName; names: Readonly<Record<Locale, string>> };

export const listPageFiles: readonly ListPage[] = [
  { id: 'team', names: { 'pt-BR': 'Página Equipe', en: 'Team page' } },
  { id: 'careers', names: { 'pt-BR': 'Página Carreiras', en: 'Careers page' } },
  { id: 'craftPortfolio', names: { 'pt-BR': 'Página Portfólio', en: 'Portfolio page' } },
];

/** Whether staff have switched a list page off. The pages of its items go with it. */
export const isSwitchedOff = (page: ListPageName): boolean =>
  !itemsOf('page', listPageFiles).some(({ id }) => id === page);
