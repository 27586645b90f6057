import {
  type FocusPoint,
  isFocusPoint,
  PICTURE_RATIO,
  PICTURE_WIDTHS,
  type PictureExtension,
  pictureAt,
  pictureUrl,
} from '../../pictures/picture.ts';

/** Shapes that a picture within a text can be cropped to, as width by height. */
export const CROPS = { wide: [16, 9], landscape: [4, 3], square: [1, 1] } as const;
export type Crop = keyof typeof CROPS;

export const isCrop = (name: string): name is Crop => Object.hasOwn(CROPS, name);

/** A picture within a text. */
export type BodyPicture = {
  id: string;
  /** Of its largest file, in pixels; absent where the address does not say it. */
  size?: { width: number; height: number };
  /** Absent where it is shown whole. */
  crop?: Crop;
  /** What a crop may not cut off. */
  focus?: FocusPoint;
};

const LARGEST = { width: PICTURE_WIDTHS[2], extension: 'webp' } as const;

/**
 * What stands for a picture in a text. The size makes room for it before it has come; after it come the crop and what may
 * not be cut off.
 */
export function bodyPictureAddress({ id, size, crop, focus }: BodyPicture): string {
  const parts = [size && `${size.width}x${size.height}`, crop, crop && focus];
  const fragment = parts.filter(Boolean).join(',');
  return pictureUrl(id, LARGEST) + (fragment && `#${fragment}`);
}

/** The picture that an address of a text names, if it is one of this site. */
export function bodyPictureAt(address: string): BodyPicture | undefined {
  const [path = '', fragment = ''] = address.split('#');
  const found = pictureAt(path);
  if (!found) return undefined;
  const parts = fragment.split(',');
  const [, width = '', height = ''] = /^(\d{1,5})x(\d{1,5})$/.exec(parts[0] ?? '') ?? [];
  const size = { width: Number(width), height: Number(height) };
  const crop = parts.find(isCrop);
  const focus = parts.find(isFocusPoint);
  return {
    id: found.id,
    ...(size.width > 0 && size.height > 0 && { size }),
    ...(crop && { crop }),
    ...(crop && focus && { focus }),
  };
}

/** The room that a picture takes, in pixels of its largest file: its own, or that of its crop. */
export function roomOf({ size, crop }: BodyPicture): BodyPicture['size'] {
  if (!crop) return size;
  const [across, down] = CROPS[crop];
  const width = size?.width ?? LARGEST.width;
  return { width, height: Math.round((width * down) / across) };
}

/** How wide the file is that was resized for a frame of this width: a broad picture fills its height. */
function trueWidth(frame: number, { size }: BodyPicture): number {
  if (!size) return frame;
  const wanted = Math.round(Math.max(frame, frame * PICTURE_RATIO * (size.width / size.height)));
  return Math.min(size.width, wanted);
}

/** Addresses of all files of a picture with their widths. */
export const bodyPictureSources = (picture: BodyPicture, extension: PictureExtension): string =>
  PICTURE_WIDTHS.map(
    (width) => `${pictureUrl(picture.id, { width, extension })} ${trueWidth(width, picture)}w`,
  ).join(', ');
