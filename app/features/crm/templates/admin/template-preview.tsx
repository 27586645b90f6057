import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type MessageValues, PLACEHOLDERS } from '#app/features/crm/messages/messages.ts';
import { LOCALES, type Locale } from '#app/i18n/locale.ts';
import { filledPieces, fillPlaceholders } from '#app/ui/admin/composer/placeholders.ts';
import { Select } from '#app/ui/select.tsx';
import type { TemplateChannel, TemplateField } from '../templates.ts';

type Props = {
  texts: Readonly<Record<TemplateField, string>>;
  channel: TemplateChannel;
  /** Values of a recent sender. What is not known of them is an example. */
  values: Readonly<Record<Locale, MessageValues>> | undefined;
};

function Filled({ text, values }: { text: string; values: MessageValues }) {
  return filledPieces(fillPlaceholders(text, values), Object.values(values)).map((piece) =>
    piece.kind === 'text' ? (
      piece.text
    ) : (
      <mark key={piece.at} className={piece.kind}>
        {piece.text}
      </mark>
    ),
  );
}

/** How a template reads once it is filled, in either language, while it is written. */
export function TemplatePreview({ texts, channel, values }: Props) {
  const { t } = useTranslation('templates');
  const { t: sample } = useTranslation('templates', { keyPrefix: 'samples' });
  const [locale, setLocale] = useState<Locale>('pt-BR');
  const known = Object.fromEntries(
    PLACEHOLDERS.map((name) => [name, values?.[locale][name] || sample(name)]),
  ) as MessageValues;
  const suffix = locale === 'en' ? '_en' : '';
  return (
    <section className="template" aria-labelledby="preview">
      <h2 className="subtitle" id="preview">
        {t('preview.title')}
      </h2>
      <p className="soft">
        {values ? t('preview.real', { name: values[locale].contact_name }) : t('preview.sample')}
      </p>
      <Select
        id="preview-language"
        label={t('preview.language')}
        value={locale}
        onChange={({ target }) => setLocale(target.value as Locale)}
        options={LOCALES.map((one) => ({
          value: one,
          label: t(one === 'en' ? 'english' : 'portuguese'),
        }))}
      />
      <div className="template-paper" lang={locale}>
        {channel === 'mail' && (
          <p>
            <b>
              <Filled text={texts[`subject${suffix}`]} values={known} />
            </b>
          </p>
        )}
        <p>
          <Filled text={texts[`body${suffix}`]} values={known} />
        </p>
      </div>
    </section>
  );
}
