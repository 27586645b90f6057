import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { asPerson } from '#app/access/guard.server.ts';
import { usePermissions } from '#app/access/permissions-context.tsx';
import { requireUser } from '#app/access/require-user.server.ts';
import { adminHead } from '#app/areas/admin/admin-head.server.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { adminPath, pathTo, type ServiceName } from '#app/paths.ts';
import { PartLinks } from '#app/ui/admin/part-links.tsx';
import { useLatestReply } from '#app/ui/admin/use-latest-reply.ts';
import { type PricesReply, priceAction } from '../commands/price-actions.server.ts';
import { hasRange } from '../price-rules.ts';
import { readPriceRules } from '../queries/read-price-rules.server.ts';
import { QUERY, SERVICES } from '../questions.ts';
import type { Route } from './+types/prices.route';
import styles from './prices-editor/prices.css?url';
import { RulesForm } from './prices-editor/rules-form.tsx';
import { useFilled } from './prices-editor/use-filled.ts';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

/** The service in the address; the first one by default. */
const serviceIn = (request: Request): ServiceName => {
  const given = new URL(request.url).searchParams.get('service');
  return SERVICES.find((service) => service === given) ?? (SERVICES[0] as ServiceName);
};

export async function loader({ request, context }: Route.LoaderArgs) {
  const { user } = requireUser(request, context);
  const rules = await asPerson(user, readPriceRules);
  return { head: adminHead(request, 'nav.prices'), service: serviceIn(request), rules };
}

export const action = priceAction;

export default function PricesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('prices-editor');
  const { t: names } = useTranslation('pricing');
  const { may } = usePermissions();
  const locale = useLocale();
  const reply = useLatestReply<PricesReply>(actionData);
  const { service } = loaderData;
  const { rules, edition, heard } = useFilled(loaderData, reply);
  const ranged = hasRange(loaderData.rules, service);
  return (
    <>
      <header className="admin-head">
        <h1 className="title">{t('title')}</h1>
        <a className="link" href={`${pathTo('pricing', locale)}?${QUERY.service}=${service}`}>
          {t('page')}
        </a>
        <Link className="link" to={`${adminPath('changes')}?table=price_rules`}>
          {t('history')}
        </Link>
      </header>
      <p className="soft">{t('lead')}</p>
      <PartLinks
        label={t('services')}
        parts={SERVICES.map((one) => ({
          key: one,
          label: names(`answers.service.${one}`),
          to: `${adminPath('prices')}?service=${one}`,
          current: one === service,
        }))}
      />
      {may('settings', 'update') || <p className="admin-notice">{t('readOnly')}</p>}
      {!ranged && <p className="admin-notice">{t('noRange')}</p>}
      <div {...heard}>
        <RulesForm key={edition} service={service} rules={rules} reply={reply} />
      </div>
    </>
  );
}
