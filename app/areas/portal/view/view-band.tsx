import { useTranslation } from 'react-i18next';
import { formatWhen } from '#app/i18n/format.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { useNow } from '#app/i18n/use-now.ts';
import { portalPaths } from '#app/paths.ts';
import type { Frame } from '../portal-page.server.ts';
import styles from './view.css?url';

/** On every page that staff view as a client: whose view it is, and the button to end it. */
export function ViewBand({ frame, since }: { frame: Frame; since: string }) {
  const { t } = useTranslation('portal');
  const locale = useLocale();
  const now = useNow();
  const { organization, person } = frame;
  const at = formatWhen(new Date(since), now, locale);
  return (
    <section className="portal-band" aria-label={t('view.label')}>
      {/* Clients do not load it. In place: `precedence` would put it before the stylesheets of the head. */}
      <link rel="stylesheet" href={styles} />
      <div className="frame">
        <p>
          <b>{organization ? t('view.as', { name: organization.name }) : t('view.over')}</b>{' '}
          {t('view.logged', { at, person })}
        </p>
        <form method="post" action={portalPaths.endView}>
          <button type="submit">{t('view.end')}</button>
        </form>
      </div>
    </section>
  );
}
