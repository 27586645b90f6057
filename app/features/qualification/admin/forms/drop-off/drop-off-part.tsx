import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useFetcher } from 'react-router';
import { adminPath } from '#app/paths.ts';
import { Button } from '#app/ui/button.tsx';
import type { loader } from './drop-off.route.tsx';
import { PERIODS, USUAL_PERIOD } from './drop-off.ts';
import { DropOffTable } from './drop-off-table.tsx';

/** Where visitors leave a form, read once the builder is open. Without scripts it is a screen of its own. */
export function DropOffPart({ id }: { id: string }) {
  const { t } = useTranslation('forms');
  const [days, setDays] = useState<number>(USUAL_PERIOD);
  const { data, state, load } = useFetcher<typeof loader>();
  const address = adminPath('formDropOff', { id });
  useEffect(() => {
    void load(`${address}?days=${days}`);
  }, [address, days, load]);
  const found = data?.days === days ? data : undefined;
  const failed = state === 'idle' && found?.rows === null;
  return (
    <section
      className="form-builder-part"
      aria-labelledby="fm-drop-off"
      aria-busy={state !== 'idle' || undefined}
    >
      <h2 className="subtitle" id="fm-drop-off">
        {t('dropOff.title')}
      </h2>
      <p className="hint">{t('dropOff.lead')}</p>
      <noscript>
        <Link className="link" to={address}>
          {t('dropOff.open')}
        </Link>
      </noscript>
      <fieldset className="form-builder-languages">
        <legend className="unseen">{t('dropOff.period')}</legend>
        {PERIODS.map((each) => (
          <label key={each} className="chip">
            <input
              type="radio"
              name="drop-off-days"
              value={each}
              checked={each === days}
              onChange={() => setDays(each)}
            />
            {t('dropOff.days', { days: String(each) })}
          </label>
        ))}
      </fieldset>
      <div role="status">
        {!found && <p className="soft">{t('dropOff.loading')}</p>}
        {failed && (
          <p className="admin-notice bad">
            {t('dropOff.failed')}{' '}
            <Button small onClick={() => void load(`${address}?days=${days}`)}>
              {t('dropOff.again')}
            </Button>
          </p>
        )}
      </div>
      {found?.rows && <DropOffTable rows={found.rows} days={days} />}
    </section>
  );
}
