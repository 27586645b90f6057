import { useTranslation } from 'react-i18next';
import { instanceOf } from '#app/i18n/instances.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { pathTo } from '#app/paths.ts';
import { Button } from '#app/ui/button.tsx';
import { ActionLink } from '#app/ui/link.tsx';
import type { PageHead } from '../site/page-head.ts';
import { preferredLocale } from '../site/root-data.server.ts';
import type { Route } from './+types/auth.route';

export function loader({ request }: Route.LoaderArgs) {
  const locale = preferredLocale(request);
  const t = instanceOf(locale).getFixedT(locale, 'auth');
  const head: PageHead = { title: t('title'), description: t('description'), noindex: true };
  return { head };
}

/** Where strangers to the admin area and the portal arrive. */
export default function AuthPage() {
  const { t } = useTranslation('auth');
  const locale = useLocale();
  return (
    <main id="conteudo" className="frame sec">
      <h1>{t('heading')}</h1>
      <p className="lead">{t('text')}</p>
      <p className="acts">
        <Button href={pathTo('contact', locale)}>{t('contact')}</Button>
        <ActionLink href={pathTo('home', locale)}>{t('home')}</ActionLink>
      </p>
    </main>
  );
}
