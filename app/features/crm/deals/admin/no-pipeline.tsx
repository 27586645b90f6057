import { useTranslation } from 'react-i18next';

/** The screen of a product without a pipeline. */
export function NoPipeline({ title }: { title: string }) {
  const { t } = useTranslation('deals');
  return (
    <header className="admin-head">
      <div>
        <h1 className="title">{title}</h1>
        <p className="soft">{t('noPipeline')}</p>
      </div>
    </header>
  );
}
