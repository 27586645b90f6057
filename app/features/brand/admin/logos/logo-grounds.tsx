import { useTranslation } from 'react-i18next';
import { Picture } from '#app/ui/admin/picture.tsx';
import type { StaffLogo } from './logo.ts';

/** A logo on the light and on the dark ground of the site. */
export function LogoGrounds({ logo: { name, url } }: { logo: Pick<StaffLogo, 'name' | 'url'> }) {
  const { t } = useTranslation('brand');
  const missing = <small>{t('logos.missing')}</small>;
  return (
    <div className="brand-grounds">
      <span data-ground="light">
        <Picture src={url} alt={t('logos.onLight', { name })} missing={missing} />
      </span>
      <span data-ground="dark">
        <Picture src={url} alt={t('logos.onDark', { name })} missing={missing} />
      </span>
    </div>
  );
}
