import { useTranslation } from 'react-i18next';

/** Said where nobody has made a pipeline for what the person works with. */
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
