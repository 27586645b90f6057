import { endpoints } from '#app/paths.ts';

/** Where a picture may not be cut off when its frame has another shape. */
export const FOCUS_POINTS = [
  'top-left',
  'top',
  'top-right',
  'left',
  'center',
  'right',
  'bottom-left',
  'bottom',
  'bottom-right',
] as const;
export type FocusPoint = (typeof FOCUS_POINTS)[number];

export const isFocusPoint = (name: string): name is FocusPoint =>
  (FOCUS_POINTS as readonly string[]).includes(name);

/** A picture of an item; `file` is its id, empty without one. */
export type Picture = { file: string; focus: FocusPoint };

/** Fields of items that hold a picture; beside each is the field with what it shows: `photoAlt`. */
export const PHOTO_KEYS = ['photo', 'photoBefore', 'photoAfter'] as const;
export type PhotoKey = (typeof PHOTO_KEYS)[number];

export const NO_PICTURE: Picture = { file: '', focus: 'center' };

/** Widths that a picture is resized to: its frame at 360 px, at 1440 px, and both on dense screens. */
export const PICTURE_WIDTHS = [240, 480, 960] as const;
/** Height of the tallest frame, for a width of 1. */
export const PICTURE_RATIO = 280 / 240;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

export const PICTURE_TYPES = { avif: 'image/avif', webp: 'image/webp' } as const;
export type PictureExtension = keyof typeof PICTURE_TYPES;

export type PictureVariant = { width: PictureWidth; extension: PictureExtension };

/** Everything a picture is stored as. */
export const PICTURE_VARIANTS: readonly PictureVariant[] = PICTURE_WIDTHS.flatMap((width) =>
  (Object.keys(PICTURE_TYPES) as PictureExtension[]).map((extension) => ({ width, extension })),
);

/** Why a file is no picture; keys of `content:mistakes`. */
export type PictureError = 'unsupported' | 'damaged' | 'small' | 'too-large';

export const PICTURE_ID = /^[0-9a-f]{32}$/;

const fileName = (id: string, { width, extension }: PictureVariant) =>
  `${id}-${width}.${extension}`;

/** The key of a variant in the storage. */
export const pictureKey = (id: string, variant: PictureVariant): string =>
  `pictures/${fileName(id, variant)}`;

/** The public address of a variant. Its bytes never change. */
export const pictureUrl = (id: string, variant: PictureVariant): string =>
  `${endpoints.contentPictures}/${fileName(id, variant)}`;

const ADDRESS = new RegExp(
  `^${endpoints.contentPictures}/([0-9a-f]{32})-(${PICTURE_WIDTHS.join('|')})[.](avif|webp)$`,
);

/** The variant that a public address names, or null. */
export function pictureAt(pathname: string): { id: string; variant: PictureVariant } | null {
  const [, id, width, extension] = ADDRESS.exec(pathname) ?? [];
  if (!id) return null;
  return {
    id,
    variant: { width: Number(width) as PictureWidth, extension: extension as PictureExtension },
  };
}
