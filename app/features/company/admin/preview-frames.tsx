import { useTranslation } from 'react-i18next';
import { PreviewFrame } from '#app/ui/admin/editor/preview-frame.tsx';
import { usePreview } from '#app/ui/admin/editor/use-preview.ts';
import type { Preview } from './staff-company.ts';

type Props = {
  /** What visitors see now. */
  saved: Preview;
  /** Draws the typed values. */
  address: string;
};

const read = (answer: Response): Promise<Preview> => answer.json();

/** The contact page's block and the footer with the typed values. Their links open beside the screen; no
 * script runs in them, because they have the policy of this page and none of its nonces. */
export function PreviewFrames({ saved, address }: Props) {
  const { t } = useTranslation('company');
  const { drawn = saved, state } = usePreview({ address, read });
  return (
    <section className="company-preview" aria-labelledby="preview">
      <h2 className="subtitle" id="preview">
        {t('preview.title')}
      </h2>
      <p className="soft" role="status">
        {t(`preview.${state}`)}
      </p>
      <div>
        {(['pt-BR', 'en'] as const).map((locale) => (
          <figure key={locale}>
            <figcaption>{t(`preview.${locale}`)}</figcaption>
            <PreviewFrame html={drawn[locale]} title={t(`preview.${locale}`)} />
          </figure>
        ))}
      </div>
    </section>
  );
}
