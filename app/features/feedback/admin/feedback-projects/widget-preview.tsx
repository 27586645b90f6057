import { Copy } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LOCALES, type Locale } from '#app/i18n/locale.ts';
import { Button } from '#app/ui/button.tsx';
import { Select } from '#app/ui/select.tsx';
import type { Position, Theme } from '../../feedback-rules.ts';
import { BUTTON_CSS, drawButton } from '../../widget/button.ts';
import type { ProjectDraft } from './feedback-projects.ts';
import { snippetOf } from './widget-snippet.ts';

type LookProps = { label: string; position: Position; theme: Theme };

/** The button as the loader itself draws it, in a neutral page. */
function ButtonLook({ label, position, theme }: LookProps) {
  const { t } = useTranslation('feedback-projects');
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const host = document.createElement('div');
    drawButton(host, { label, position, theme }, BUTTON_CSS);
    page.current?.append(host);
    return () => host.remove();
  }, [label, position, theme]);
  const message = { position: t(`positions.${position}`), theme: t(`themes.${theme}`) };
  return (
    <div
      className="widget-page"
      data-page={theme}
      role="img"
      aria-label={t('preview.look', message)}
    >
      <div ref={page} className="widget-inner" data-position={position} inert />
    </div>
  );
}

/** The code to copy; where copying is not allowed it can be selected. */
function Code({ text }: { text: string }) {
  const { t } = useTranslation('feedback-projects');
  const id = useId();
  // Changed code has not been copied yet.
  const [copied, setCopied] = useState<string>();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(text);
    } catch {
      // The clipboard is not allowed here; the field can be selected and copied by hand.
    }
  };
  return (
    <div className="widget-code">
      <label htmlFor={id} className="field-label">
        {t('preview.code')}
      </label>
      <textarea
        id={id}
        className="input"
        readOnly
        rows={8}
        wrap="off"
        spellCheck={false}
        value={text}
        onFocus={(event) => event.currentTarget.select()}
      />
      <p>
        <Button small variant="outline" onClick={copy}>
          <Copy aria-hidden="true" /> {t(copied === text ? 'preview.copied' : 'preview.copy')}
        </Button>
      </p>
      <p className="unseen" role="status">
        {copied === text && t('preview.copied')}
      </p>
    </div>
  );
}

type Props = {
  draft: ProjectDraft;
  /** The address of the loader. */
  loader: string;
};

/** The preview of the editor: the button as it will look, and the code that puts it into a product. */
export function WidgetPreview({ draft, loader }: Props) {
  const { t } = useTranslation('feedback-projects');
  const { t: words } = useTranslation('feedback');
  const [module, setModule] = useState('');
  const [language, setLanguage] = useState<Locale | ''>('');
  const { position, theme, key: project } = draft;
  const offered = draft.modules.filter(({ key, isActive }) => isActive && key !== '');
  const chosen = offered.some(({ key }) => key === module) ? module : '';
  const { origin } = new URL(loader);
  return (
    <section className="widget-preview" aria-labelledby="wp-title">
      <h2 className="subtitle" id="wp-title">
        {t('preview.title')}
      </h2>
      <ButtonLook label={words('trigger')} position={position} theme={theme} />
      <div className="widget-choices">
        <Select
          id="wp-module"
          label={t('preview.module')}
          value={chosen}
          onChange={({ currentTarget }) => setModule(currentTarget.value)}
          options={[
            { value: '', label: t('preview.noModule') },
            ...offered.map(({ key, name }) => ({ value: key, label: name || key })),
          ]}
        />
        <Select
          id="wp-language"
          label={t('preview.language')}
          value={language}
          onChange={({ currentTarget }) =>
            setLanguage(LOCALES.find((one) => one === currentTarget.value) ?? '')
          }
          options={[
            { value: '', label: t('preview.pageLanguage') },
            ...LOCALES.map((value) => ({ value, label: t(`preview.languages.${value}`) })),
          ]}
        />
      </div>
      {project === '' ? (
        <p className="soft">{t('preview.keyFirst')}</p>
      ) : (
        <Code text={snippetOf({ loader, project, module: chosen, language, theme, position })} />
      )}
      <p className="soft small">{t('preview.where')}</p>
      <p className="soft small">{t('preview.policy', { origin })}</p>
    </section>
  );
}
