import { useLocale } from '#app/i18n/use-locale.ts';
import { PICTURE_WIDTHS, type PictureExtension, pictureUrl } from '../../pictures/picture.ts';
import type { Person } from '../person.ts';
import { PortraitFigure } from './figures/portrait-figure.tsx';
import { UnknownFaceFigure } from './figures/unknown-face-figure.tsx';

type Props = {
  person: Person;
  /** How wide the picture is drawn, for the choice of a file. */
  sizes: string;
  lazy?: boolean;
};

const sourcesOf = (id: string, extension: PictureExtension) =>
  PICTURE_WIDTHS.map((width) => `${pictureUrl(id, { width, extension })} ${width}w`).join(', ');

/** A person's photo, else the drawn portrait of an invented person, else an outline. */
export function PersonPicture({ person: { photo, portrait, text }, sizes, lazy = false }: Props) {
  const locale = useLocale();
  if (!photo?.file) return portrait ? <PortraitFigure of={portrait} /> : <UnknownFaceFigure />;
  const { file, focus } = photo;
  return (
    <picture>
      <source type="image/avif" srcSet={sourcesOf(file, 'avif')} sizes={sizes} />
      <img
        className="portrait photo"
        data-focus={focus}
        src={pictureUrl(file, { width: 480, extension: 'webp' })}
        srcSet={sourcesOf(file, 'webp')}
        sizes={sizes}
        width={240}
        height={280}
        alt={text[locale].photoAlt ?? ''}
        loading={lazy ? 'lazy' : undefined}
      />
    </picture>
  );
}
