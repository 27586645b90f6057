import { LOCALES, type Locale } from '#app/i18n/locale.ts';
import { slotsOf } from '../overrides/entry-slots.ts';
import { finishHead } from '../overrides/finish-head.ts';
import { missingTexts } from '../overrides/missing-fields.ts';
import { NO_PICTURE } from '../pictures/picture.ts';
import type { CaseFigure, CaseText, ClientCase } from './case.ts';

type MadeCase = ClientCase & { made: true };

/** More would be a report. */
const MOST_FIGURES = 6;

const blankFigure = (): CaseFigure => ({ label: '', before: '', value: '', source: '', note: '' });

const blankText = (figures: number): CaseText => ({
  name: '',
  title: { raw: '', finished: '' },
  summary: '',
  sector: '',
  before: '',
  photoBeforeAlt: '',
  after: '',
  photoAfterAlt: '',
  figures: Array.from({ length: figures }, blankFigure),
  quote: '',
  quotedRole: '',
  markdown: '',
  photoAlt: '',
  head: { title: '', description: '' },
});

/** An empty case, with a slot for each figure that one of the paths names. */
export function blankCase(slug: string, paths: readonly string[]): MadeCase {
  const figures = slotsOf(paths, 'figures', 1, MOST_FIGURES);
  return {
    made: true,
    slugs: { 'pt-BR': slug, en: slug },
    client: '',
    service: 'softwareApps',
    texts: { 'pt-BR': blankText(figures), en: blankText(figures) },
    quoted: '',
    posted: '',
    photo: NO_PICTURE,
    photoBefore: NO_PICTURE,
    photoAfter: NO_PICTURE,
    publishedIn: LOCALES,
  };
}

const isWritten = (figure: CaseFigure) => Object.values(figure).some((text) => text !== '');

const finishText = (text: CaseText): CaseText => ({
  ...finishHead(text),
  figures: text.figures.filter(isWritten),
});

/** The case as pages show it: without empty slots, its headings filled in. */
export const finishCase = ({ texts, ...one }: MadeCase): ClientCase => ({
  ...one,
  texts: { 'pt-BR': finishText(texts['pt-BR']), en: finishText(texts.en) },
});

const REQUIRED_OF_FIGURE = ['label', 'value', 'source'] as const;

/** Fields that a figure lacks once anything of it is written. */
const missingOfFigure = (path: string, figure: CaseFigure): string[] =>
  isWritten(figure)
    ? REQUIRED_OF_FIGURE.filter((key) => figure[key] === '').map((key) => `${path}.${key}`)
    : [];

/** Fields that visitors of these languages would miss. */
export const missingOfCase = ({ texts }: MadeCase, locales: readonly Locale[]): string[] => [
  ...missingTexts('texts', texts, ['name', 'summary', 'sector', 'before', 'after'], locales),
  ...locales.flatMap((locale) =>
    texts[locale].figures.flatMap((figure, i) =>
      missingOfFigure(`texts.${locale}.figures.${i}`, figure),
    ),
  ),
];
