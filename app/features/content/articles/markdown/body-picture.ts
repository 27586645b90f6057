import {
  PICTURE_RATIO,
  PICTURE_WIDTHS,
  type PictureExtension,
  pictureAt,
  pictureUrl,
} from '../../pictures/picture.ts';

/** A picture within a text. */
export type BodyPicture = {
  id: string;
  /** Of its largest file, in pixels; absent where the address does not say it. */
  size?: { width: number; height: number };
};

const LARGEST = { width: PICTURE_WIDTHS[2], extension: 'webp' } as const;

/** What stands for a picture in a text. The size makes room for it before it has come. */
export const bodyPictureAddress = ({ id, size }: BodyPicture): string =>
  pictureUrl(id, LARGEST) + (size ? `#${size.width}x${size.height}` : '');

/** The picture that an address of a text names, if it is one of this site. */
export function bodyPictureAt(address: string): BodyPicture | undefined {
  const [path = '', fragment = ''] = address.split('#');
  const found = pictureAt(path);
  if (!found) return undefined;
  const [, width = '', height = ''] = /^(\d{1,5})x(\d{1,5})$/.exec(fragment) ?? [];
  const size = { width: Number(width), height: Number(height) };
  return size.width > 0 && size.height > 0 ? { id: found.id, size } : { id: found.id };
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
