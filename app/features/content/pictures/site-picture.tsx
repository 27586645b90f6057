import { PICTURE_WIDTHS, type Picture, type PictureExtension, pictureUrl } from './picture.ts';

type Props = {
  picture: Picture;
  alt: string;
  className: string;
  /** How wide the picture is drawn, for the choice of a file. */
  sizes: string;
  lazy?: boolean;
};

const sourcesOf = (id: string, extension: PictureExtension) =>
  PICTURE_WIDTHS.map((width) => `${pictureUrl(id, { width, extension })} ${width}w`).join(', ');

/** A picture of an item on pages of the site. */
export function SitePicture({ picture: { file, focus }, alt, className, sizes, lazy }: Props) {
  return (
    <picture>
      <source type="image/avif" srcSet={sourcesOf(file, 'avif')} sizes={sizes} />
      <img
        className={className}
        data-focus={focus}
        src={pictureUrl(file, { width: 480, extension: 'webp' })}
        srcSet={sourcesOf(file, 'webp')}
        sizes={sizes}
        width={240}
        height={280}
        alt={alt}
        loading={lazy ? 'lazy' : undefined}
      />
    </picture>
  );
}
