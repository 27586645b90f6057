import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffLogo } from './logo.ts';

/** A picture that may be gone: then its place says so, in the words of the specification (§8). */
function Picture({ url, alt }: { url: string; alt: string }) {
  const { t } = useTranslation('brand');
  const [failed, setFailed] = useState<string>();
  if (failed === url) return <small>{t('logos.fetchFailed')}</small>;
  return <img src={url} alt={alt} onError={() => setFailed(url)} />;
}

/** A logo on the light and on the dark ground of the site. */
export function LogoGrounds({ logo: { name, url } }: { logo: Pick<StaffLogo, 'name' | 'url'> }) {
  const { t } = useTranslation('brand');
  return (
    <div className="br-grounds">
      <span data-ground="light">
        <Picture url={url} alt={t('logos.onLight', { name })} />
      </span>
      <span data-ground="dark">
        <Picture url={url} alt={t('logos.onDark', { name })} />
      </span>
    </div>
  );
}
