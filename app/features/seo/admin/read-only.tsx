import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** The fields of a form for somebody who may look at them only. */
export function ReadOnly({ children }: { children: ReactNode }) {
  const { t } = useTranslation('seo');
  return (
    <>
      <p className="ad-notice">{t('readOnly')}</p>
      <fieldset className="seo-read-only" disabled>
        {children}
      </fieldset>
    </>
  );
}
