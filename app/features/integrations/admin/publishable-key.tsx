import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { CopiedValue } from './copied-value.tsx';

type Props = {
  value: string;
  /** What /rest/v1 answers on this server. */
  calls: 'off' | 'read' | 'all';
};

/** The key that names the site to the collector of feedback and to /rest/v1; it is no secret. */
export function PublishableKey({ value, calls }: Props) {
  const { t } = useTranslation('integrations', { keyPrefix: 'keys.publishable' });
  const id = useId();
  return (
    <section className="publishable-key" aria-labelledby={`${id}-title`}>
      <h2 className="subtitle" id={`${id}-title`}>
        <label htmlFor={id}>{t('title')}</label>
      </h2>
      <p className="soft">{t(`use.${calls}`)}</p>
      <CopiedValue id={id} value={value} />
    </section>
  );
}
