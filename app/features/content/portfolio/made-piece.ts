import { LOCALES, type Locale } from '#app/i18n/locale.ts';
import { missingTexts } from '../overrides/missing-fields.ts';
import { NO_PICTURE } from '../pictures/picture.ts';
import type { Piece, PieceText } from './piece.ts';

type MadePiece = Piece & { made: true };

const blankText = (): PieceText => ({ name: '', photoAlt: '', asked: '', made: '', parts: [] });

export const blankPiece = (id: string): MadePiece => ({
  made: true,
  publishedIn: LOCALES,
  id,
  service: 'softwareApps',
  sample: false,
  photo: NO_PICTURE,
  texts: { 'pt-BR': blankText(), en: blankText() },
});

/** Fields that visitors of these languages would miss. */
export const missingOfPiece = ({ texts }: MadePiece, locales: readonly Locale[]): string[] =>
  missingTexts('texts', texts, ['name', 'made'], locales);
