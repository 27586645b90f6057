import { useLocale } from '#app/i18n/use-locale.ts';
import { SitePicture } from '../../pictures/site-picture.tsx';
import type { Person } from '../person.ts';
import { PortraitFigure } from './figures/portrait-figure.tsx';
import { UnknownFaceFigure } from './figures/unknown-face-figure.tsx';

type Props = {
  person: Person;
  /** How wide the picture is drawn, for the choice of a file. */
  sizes: string;
  lazy?: boolean;
};

/** A person's photo, else the drawn portrait of an invented person, else an outline. */
export function PersonPicture({ person: { photo, portrait, text }, sizes, lazy = false }: Props) {
  const locale = useLocale();
  if (!photo?.file) return portrait ? <PortraitFigure of={portrait} /> : <UnknownFaceFigure />;
  return (
    <SitePicture
      picture={photo}
      alt={text[locale].photoAlt ?? ''}
      className="portrait photo"
      sizes={sizes}
      lazy={lazy}
    />
  );
}
