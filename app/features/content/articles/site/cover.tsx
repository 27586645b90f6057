import type { Picture } from '#app/features/content/pictures/picture.ts';
import { SitePicture } from '#app/features/content/pictures/site-picture.tsx';
import type { Locale } from '#app/i18n/locale.ts';
import { useLocale } from '#app/i18n/use-locale.ts';

type Pictured = { photo?: Picture; texts: Readonly<Record<Locale, { photoAlt?: string }>> };

/** The picture of an article or a case, where it has one. */
export function Cover({ of: { photo, texts } }: { of: Pictured }) {
  const locale = useLocale();
  if (!photo?.file) return null;
  return (
    <SitePicture
      picture={photo}
      alt={texts[locale].photoAlt ?? ''}
      className="article-cover"
      sizes="(min-width: 70em) 450px, 47vw"
    />
  );
}
