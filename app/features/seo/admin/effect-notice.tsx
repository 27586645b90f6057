import { useTranslation } from 'react-i18next';
import { effectText, type PolicyEffect } from '../policy-effect.ts';

type Props = {
  effect: PolicyEffect;
  /** Requested and not saved yet. */
  pending: boolean;
};

/**
 * The hosts that a tag adds to the policy of its pages. Rendered inside the form: it posts that the effect
 * was shown, without which no script is saved.
 */
export function EffectNotice({ effect, pending }: Props) {
  const { t } = useTranslation('seo');
  const { hosts, hash } = effect;
  return (
    <section
      className={pending ? 'admin-notice bad' : 'admin-notice'}
      role={pending ? 'alert' : undefined}
      aria-label={t('effect.title')}
    >
      <div className="seo-effect">
        <p>
          <b>{t('effect.title')}</b>
        </p>
        {pending && <p>{t('effect.check')}</p>}
        <ul>
          {hosts.map((host) => (
            <li key={host}>{t('effect.host', { host })}</li>
          ))}
          {hash && <li>{t('effect.hash', { hash })}</li>}
          {hosts.length === 0 && !hash && <li>{t('effect.none')}</li>}
        </ul>
      </div>
      <input type="hidden" name="effect" value={effectText(effect)} />
    </section>
  );
}
