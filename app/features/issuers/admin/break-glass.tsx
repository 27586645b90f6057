import { useTranslation } from 'react-i18next';
import { Form, Link } from 'react-router';
import { adminPath } from '#app/paths.ts';
import { Button } from '#app/ui/button.tsx';
import type { BreakGlassCandidate } from '../issuer.ts';

type Props = { candidates: readonly BreakGlassCandidate[]; mayEdit: boolean };

function State({ one }: { one: BreakGlassCandidate }) {
  const { t } = useTranslation('issuers', { keyPrefix: 'breakGlass' });
  const lacks = [
    ...(one.hasPassword ? [] : [t('lacksPassword')]),
    ...(one.hasSecondStep ? [] : [t('lacksSecondStep')]),
  ];
  const state = one.isMarked ? (one.isFit ? 'ready' : 'unfit') : 'unmarked';
  return <span className="soft">{[t(`states.${state}`), ...lacks].join(' · ')}</span>;
}

/** Superadmins who enter by password even where a domain requires its issuer. */
export function BreakGlass({ candidates, mayEdit }: Props) {
  const { t } = useTranslation('issuers', { keyPrefix: 'breakGlass' });
  return (
    <section className="people-part" aria-labelledby="break-glass">
      <h2 className="subtitle" id="break-glass">
        {t('title')}
      </h2>
      <p className="soft">{t('lead')}</p>
      <ul className="issuer-owners">
        {candidates.map((one) => {
          const { userId, name, isMarked, hasPassword, hasSecondStep } = one;
          const changes = mayEdit && (isMarked || (hasPassword && hasSecondStep));
          return (
            <li key={userId}>
              <span>
                <Link className="link" to={adminPath('person', { personId: userId })}>
                  {name}
                </Link>{' '}
                <State one={one} />
              </span>
              {changes && (
                <Form method="post" preventScrollReset>
                  <input type="hidden" name="intent" value="break-glass" />
                  <input type="hidden" name="userId" value={userId} />
                  <input type="hidden" name="marked" value={String(!isMarked)} />
                  <Button
                    type="submit"
                    variant="outline"
                    small
                    aria-label={`${t(isMarked ? 'unmark' : 'mark')}: ${name}`}
                  >
                    {t(isMarked ? 'unmark' : 'mark')}
                  </Button>
                </Form>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
