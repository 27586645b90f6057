import { useTranslation } from 'react-i18next';
import type { Preview } from './staff-company.ts';

/** The contact page's block and the footer as visitors see them. Their links open beside the screen;
 * no script runs in them, because they have the policy of this page and none of its nonces. */
export function PreviewFrames({ preview, saved }: { preview: Preview; saved: boolean }) {
  const { t } = useTranslation('company');
  return (
    <section className="company-preview" aria-labelledby="preview">
      <h2 className="t3" id="preview">
        {t('preview.title')}
      </h2>
      <p className="soft" role="status">
        {t(saved ? 'preview.saved' : 'preview.typed')}
      </p>
      <div>
        {(['pt-BR', 'en'] as const).map((locale) => (
          <figure key={locale}>
            <figcaption>{t(`preview.${locale}`)}</figcaption>
            <iframe title={t(`preview.${locale}`)} srcDoc={preview[locale]} />
          </figure>
        ))}
      </div>
    </section>
  );
}
