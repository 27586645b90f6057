import { useTranslation } from 'react-i18next';
import { Picture as OwnPicture } from '#app/ui/admin/picture.tsx';
import type { DisplayedTexts } from '../page-facts.ts';

type Card = { title: string; description: string; image: string | null };

const hostOf = (address: string) => (URL.canParse(address) ? new URL(address).host : address);

/** Pictures of other sites are named, not loaded: staff screens load nothing from elsewhere. */
function Picture({ image, base }: { image: string | null; base: string }) {
  const { t } = useTranslation('seo');
  const own = image?.startsWith(`${base}/`) ? image.slice(base.length) : image;
  if (own?.startsWith('/')) {
    return (
      <OwnPicture
        src={own}
        alt=""
        width={1200}
        height={630}
        loading="lazy"
        missing={<span className="seo-no-picture">{t('preview.missing')}</span>}
      />
    );
  }
  return (
    <span className="seo-no-picture">
      {own ? t('preview.foreign', { host: hostOf(own) }) : t('preview.none')}
    </span>
  );
}

type Props = {
  shown: DisplayedTexts;
  siteName: string;
  /** Of the page in this language. */
  path: string;
  base: string;
  closed: boolean;
};

/** The result in search engines and social networks, as wide as they show it. */
export function Previews({ shown, siteName, path, base, closed }: Props) {
  const { t } = useTranslation('seo');
  const host = hostOf(base);
  const steps = path.split('/').filter(Boolean);
  const card = (kind: 'og' | 'twitter', { title, description, image }: Card) => (
    <figure className="seo-preview">
      <figcaption>{t(`preview.${kind}`)}</figcaption>
      <div className="seo-card" data-kind={kind}>
        <Picture image={image} base={base} />
        <div className="seo-card-words">
          <span className="seo-host">{host}</span>
          <b>{title}</b>
          <span className="seo-card-text">{description}</span>
        </div>
      </div>
    </figure>
  );
  return (
    <section className="seo-previews" aria-label={t('preview.title')}>
      <figure className="seo-preview">
        <figcaption>{t('preview.search')}</figcaption>
        {closed && <p className="seo-closed">{t('preview.closed')}</p>}
        <div className="seo-result" data-closed={closed || undefined}>
          <span className="seo-result-site">{siteName}</span>
          <span className="seo-result-path">{[host, ...steps].join(' › ')}</span>
          <span className="seo-result-title">{shown.title}</span>
          <span className="seo-result-text">{shown.description}</span>
        </div>
      </figure>
      {card('og', {
        title: shown.ogTitle,
        description: shown.ogDescription,
        image: shown.ogImage,
      })}
      {card('twitter', {
        title: shown.twitterTitle,
        description: shown.twitterDescription,
        image: shown.twitterImage,
      })}
    </section>
  );
}
