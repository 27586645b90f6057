import type { Article } from '#app/features/content/articles/article.ts';
import { SitePicture } from '#app/features/content/pictures/site-picture.tsx';
import { useLocale } from '#app/i18n/use-locale.ts';

/** The picture of an article, where it has one. */
export function Cover({ of: { photo, texts } }: { of: Article }) {
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
