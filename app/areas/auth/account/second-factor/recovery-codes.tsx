import { useTranslation } from 'react-i18next';
import { Button } from '#app/ui/button.tsx';

type Props = { codes: string[]; what: 'done' | 'renewed'; next: string };

/** The recovery codes, to print or to copy: the only time they are shown. */
export function RecoveryCodes({ codes, what, next }: Props) {
  const { t } = useTranslation('auth');
  return (
    <>
      <p className="auth-notice good" role="status">
        <b>{t(`account.secondFactor.codes.${what}`)}</b>
      </p>
      <h2 className="subtitle">{t('account.secondFactor.codes.title')}</h2>
      <p>{t('account.secondFactor.codes.text')}</p>
      <ol className="codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className="auth-buttons">
        <span className="needs-script">
          <Button variant="outline" data-print="">
            {t('account.secondFactor.codes.print')}
          </Button>
        </span>
        <span className="needs-script">
          <Button variant="outline" data-copy={codes.join('\n')}>
            {t('account.secondFactor.codes.copy')}
          </Button>
        </span>
        <Button href={next}>{t('account.secondFactor.codes.next')}</Button>
      </div>
      <p className="hint" role="status" data-copied={t('account.secondFactor.codes.copied')} />
    </>
  );
}
