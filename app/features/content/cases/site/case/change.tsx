import { useTranslation } from 'react-i18next';
import type { ClientCase } from '#app/features/content/cases/case.ts';
import type { Picture } from '#app/features/content/pictures/picture.ts';
import { SitePicture } from '#app/features/content/pictures/site-picture.tsx';
import { useLocale } from '#app/i18n/use-locale.ts';

type SideProps = { title: string; text: string; photo: Picture | undefined; alt: string };

function Side({ title, text, photo, alt }: SideProps) {
  return (
    <div>
      <h3>{title}</h3>
      <p>{text}</p>
      {photo?.file && (
        <SitePicture
          picture={photo}
          alt={alt}
          className="article-cover"
          sizes="(min-width: 900px) 45vw, 92vw"
          lazy
        />
      )}
    </div>
  );
}

/** How it was before and how it is now, side by side. */
export function Change({ of: { texts, photoBefore, photoAfter } }: { of: ClientCase }) {
  const { t } = useTranslation('case');
  const { before, after, photoBeforeAlt = '', photoAfterAlt = '' } = texts[useLocale()];
  return (
    <div className="case-change">
      <Side title={t('beforeTitle')} text={before} photo={photoBefore} alt={photoBeforeAlt} />
      <Side title={t('afterTitle')} text={after} photo={photoAfter} alt={photoAfterAlt} />
    </div>
  );
}
