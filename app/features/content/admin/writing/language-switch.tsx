import { PanelRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LOCALES } from '#app/i18n/locale.ts';
import { KeyHint } from '#app/ui/admin/keys/key-hint.tsx';
import { useKeys } from '#app/ui/admin/keys/keys.tsx';
import { SIDE } from '../content-preview.tsx';
import type { ShownLanguage } from './shown-language.ts';

type Props = {
  shown: ShownLanguage;
  choose: (next: ShownLanguage) => void;
  preview: boolean;
  showPreview: (next: boolean) => void;
};

/** Chooses the language that is written, both beside each other, and whether the preview is there. */
export function LanguageSwitch({ shown, choose, preview, showPreview }: Props) {
  const { t } = useTranslation('content');
  const both = () => choose(shown === 'both' ? LOCALES[0] : 'both');
  // Both languages take the place of the preview.
  const visible = preview && shown !== 'both';
  const toggle = () => {
    if (shown === 'both') choose(LOCALES[0]);
    showPreview(!visible);
  };
  useKeys([
    { keys: '\\', label: t('writing.both'), group: 'record', run: both },
    { keys: 'v', label: t('writing.preview'), group: 'record', run: toggle },
  ]);
  return (
    <div className="writing-switch">
      {/* biome-ignore lint/a11y/useSemanticElements: buttons, and no fields of the form */}
      <div className="form-page-sides" role="group" aria-label={t('writing.language')}>
        {LOCALES.map((locale) => (
          <button
            key={locale}
            type="button"
            className="form-page-side"
            aria-pressed={shown === locale}
            onClick={() => choose(locale)}
          >
            {t(`editor.${SIDE[locale]}`)}
          </button>
        ))}
        <button
          type="button"
          className="form-page-side"
          aria-pressed={shown === 'both'}
          onClick={both}
        >
          PT | EN <span className="unseen">{t('writing.both')}</span> <KeyHint>\</KeyHint>
        </button>
      </div>
      <button type="button" className="form-page-side" aria-pressed={visible} onClick={toggle}>
        <PanelRight size={15} aria-hidden="true" /> {t('writing.preview')} <KeyHint>V</KeyHint>
      </button>
    </div>
  );
}
