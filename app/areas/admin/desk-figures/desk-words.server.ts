import { instanceOf } from '#app/i18n/instances.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { adminPath } from '#app/paths.ts';
import { figureWords } from '../today/figures/figure-words.server.ts';
import type { Days } from '../today/today-range.ts';
import type { Within } from './desk-figures.store.server.ts';

const asked = (path: string, query: Readonly<Record<string, string | undefined>>) =>
  `${path}?${new URLSearchParams(
    Object.entries(query).filter((pair): pair is [string, string] => Boolean(pair[1])),
  )}`;

/** How the figures of the service desk are told, and which lists show the rows that they count. */
export function deskWords(locale: Locale, within: Within) {
  const narrowed = within.project !== undefined || within.module !== undefined;
  return {
    ...figureWords(locale),
    own: instanceOf(locale).getFixedT(locale, 'desk-figures'),
    /** Entries of some days; that list knows no projects. */
    entriesOf: ({ from, to }: Days, type?: string): string | undefined =>
      narrowed ? undefined : asked(adminPath('feedback'), { type, from, to }),
    ratingsOf: ({ from, to }: Days, score?: string): string =>
      asked(adminPath('ratings'), { score, from, to, ...within }),
    openNow: (): string => asked(adminPath('tickets'), within),
  };
}

export type DeskWords = ReturnType<typeof deskWords>;
