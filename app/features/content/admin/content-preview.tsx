import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LOCALES, type Locale } from '#app/i18n/locale.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { adminPath } from '#app/paths.ts';
import { PreviewFrame } from '#app/ui/admin/editor/preview-frame.tsx';
import { stillDocument } from '#app/ui/admin/editor/still-document.ts';
import { usePreview } from '#app/ui/admin/editor/use-preview.ts';
import type { Editor } from './editor.ts';

export const SIDE: Record<Locale, 'pt' | 'en'> = { 'pt-BR': 'pt', en: 'en' };

const read = async (answer: Response) =>
  `<!DOCTYPE html>${stillDocument(await answer.text()).documentElement.outerHTML}`;

type Props = { item: Editor['item']; language: Locale };

/** One page, drawn again whenever the typing rests. */
function Page({ item: { kind, slug }, language }: Props) {
  const { t } = useTranslation('content');
  const address = adminPath('contentPreview', { kind, slug, language: SIDE[language] });
  const { drawn, state } = usePreview({ address, read, atOnce: true });
  return (
    <>
      <p className="soft small" role="status">
        {t(`preview.${drawn === undefined && state === 'saved' ? 'waiting' : state}`)}
      </p>
      {drawn !== undefined && (
        <div className="content-frame">
          <PreviewFrame html={drawn} title={t(`editor.preview.${SIDE[language]}`)} />
        </div>
      )}
    </>
  );
}

/** The page of the item as visitors would read it with what is typed, in one language at a time. */
export function ContentPreview({ item }: Pick<Props, 'item'>) {
  const { t } = useTranslation('content');
  const [language, choose] = useState(useLocale());
  return (
    <section className="content-preview" aria-labelledby="ct-preview">
      <header>
        <h2 className="subtitle" id="ct-preview">
          {t('preview.title')}
        </h2>
        <div className="form-page-sides">
          {LOCALES.map((one) => (
            <button
              key={one}
              type="button"
              className="form-page-side"
              aria-pressed={one === language}
              onClick={() => choose(one)}
            >
              {t(`editor.${SIDE[one]}`)}
            </button>
          ))}
        </div>
      </header>
      <Page key={language} item={item} language={language} />
    </section>
  );
}
