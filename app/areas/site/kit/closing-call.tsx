import { useTranslation } from 'react-i18next';
import { ForgeProjectLink } from '#app/features/qualification/forge-project-link.tsx';
import { useLocale } from '#app/i18n/use-locale.ts';
import { useSite } from '#app/pages/site-data.ts';
import { pathTo } from '#app/paths.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { ActionLink } from '#app/ui/link.tsx';
import { Spark } from '#app/ui/spark.tsx';

type ClosingCallProps = { raw: string; finished: string; text: string };

/** The last question of a sheet, on printed blue, with both ways to answer it. */
export function ClosingCall({ raw, finished, text }: ClosingCallProps) {
  const { t } = useTranslation('kit');
  const { t: ask } = useTranslation('qualification');
  const locale = useLocale();
  const { orderQuery } = useSite();
  return (
    <section className="call blueprint" aria-labelledby="call">
      <div className="frame">
        <h2 id="call" className="sheet-title">
          {raw} <span>{finished}</span>
        </h2>
        <div className="call-foot">
          <p className="lead">{text}</p>
          <div className="acts">
            <ForgeProjectLink query={orderQuery} className={buttonClass({ variant: 'inverse' })}>
              {ask('action')}
              <Spark />
            </ForgeProjectLink>
            <ActionLink href={pathTo('contact', locale)} arrow>
              {t('contact')}
            </ActionLink>
          </div>
        </div>
      </div>
    </section>
  );
}
