import type { RouterContextProvider } from 'react-router';
import { telUrl, whatsappUrl } from '#app/features/company/company.ts';
import { openingState } from '#app/features/company/opening-state.ts';
import { formOfPage } from '#app/features/qualification/form-definition.ts';
import Qualification from '#app/features/qualification/qualification.island.tsx';
import { localeOfPath } from '#app/i18n/locale.ts';
import { renderIsland } from '#app/islands/render-island.server.tsx';
import { alternatesOf } from '#app/paths.ts';
import { requestFacts } from '#app/platform/request-context.server.ts';
import orderStyles from '#app/ui/order.css?url';
import { alternatesOfPage, pageOfPath } from './alternates.ts';
import type { SiteData } from './site-data.ts';
import { siteSnapshot } from './site-snapshot.server.ts';

/** Pages that hold the form themselves; a second copy in a dialog would share its ids. */
const OWN_FORM = new Set(['project']);

/** Pages whose address is a secret or names somebody's form: no tag of others may read it. */
const PRIVATE = new Set([
  'protocol',
  'newsletterConfirm',
  'newsletterUnsubscribe',
  'feedbackAnswer',
  'privacyRequest',
]);

/** Frame of a public page: company, logos, alternates, and the form dialog of this page. */
export async function siteLayoutData(request: Request, context: Readonly<RouterContextProvider>) {
  const { pathname } = new URL(request.url);
  const snapshot = await siteSnapshot();
  const { businessUnit } = context.get(requestFacts);
  const { company, logos } = snapshot.unit(businessUnit);
  const opening = openingState(company.businessHours, new Date());
  const page = pageOfPath(pathname);
  const locale = localeOfPath(pathname);
  const site: SiteData = {
    locale,
    routeName: page?.name ?? null,
    alternates: (page && alternatesOfPage(page)) ?? alternatesOf('home'),
    company: {
      ...company,
      phoneUrl: telUrl(company.phone),
      whatsappUrl: whatsappUrl(company.whatsappNumber),
    },
    logos,
    opening,
    validUntil: opening?.changesAt,
    tags: PRIVATE.has(page?.name ?? '')
      ? {}
      : snapshot.seo(businessUnit, null, locale).settings.tags,
  };
  const from = page?.name ?? null;
  const holdsForm = from !== null && OWN_FORM.has(from);
  const island = holdsForm
    ? null
    : renderIsland({
        stylesheet: orderStyles,
        shared: true,
        name: 'qualification',
        namespaces: ['qualification'],
        locale,
        component: Qualification,
        props: {
          form: formOfPage(snapshot.forms, from)?.text[locale] ?? null,
          from,
          mode: 'dialog' as const,
        },
      });
  return { site, island };
}

export type SiteLayoutData = Awaited<ReturnType<typeof siteLayoutData>>;
