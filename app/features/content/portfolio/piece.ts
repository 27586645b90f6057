import type { Locale } from '#app/i18n/locale.ts';
import type { ServiceName } from '#app/paths.ts';
import type { InLanguages } from '../overrides/in-language.ts';
import type { Picture } from '../pictures/picture.ts';

export type PieceText = {
  name: string;
  /** What the piece was made to prove. */
  asked: string;
  made: string;
  /** Parts that went into it, as a parts list would name them. */
  parts: readonly string[];
  /** What the photo shows; empty without one. */
  photoAlt?: string;
};

/** A test piece: shows a technique, stands for no client. */
export type Piece = InLanguages & {
  id: string;
  service: ServiceName;
  sample: boolean;
  photo?: Picture;
  texts: Record<Locale, PieceText>;
};
