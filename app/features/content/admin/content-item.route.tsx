import { useSearchParams } from 'react-router';
import { z } from 'zod';
import { asPerson } from '#app/access/guard.server.ts';
import { requireUser } from '#app/access/require-user.server.ts';
import { adminHead } from '#app/areas/admin/admin-head.server.ts';
import { changeSet } from '#app/audit/posted-setting.ts';
import { instanceOf } from '#app/i18n/instances.ts';
import { LOCALES, type Locale } from '#app/i18n/locale.ts';
import { preferredLocale } from '#app/pages/root-data.server.ts';
import { siteSnapshot } from '#app/pages/site-snapshot.server.ts';
import { requestFacts } from '#app/platform/http/request-context.server.ts';
import { notFound } from '#app/platform/http/route-params.ts';
import { useLatestReply } from '#app/ui/admin/use-latest-reply.ts';
import { readLeave } from '../cases/leave/case-leave.store.server.ts';
import { claims } from '../claims/published-claims.ts';
import { CONTACT_FORM } from '../landings/landing.ts';
import { readLandingFigures } from '../landings/landing-figures.store.server.ts';
import { countLeadsOf } from '../landings/landing-leads.store.server.ts';
import { applyOverride, lostTexts, type Override } from '../overrides/apply-override.ts';
import type { ContentItem } from '../overrides/content-kinds.ts';
import { placeholderValues } from '../overrides/fill-placeholders.ts';
import { type InLanguages, inLanguage } from '../overrides/in-language.ts';
import { atAddress, type ContentAddress } from '../overrides/item-address.ts';
import { readItem } from '../overrides/made-items.store.server.ts';
import { missingIn } from '../overrides/made-items.ts';
import {
  listOverrides,
  readContentAddresses,
  readOverride,
} from '../overrides/overrides.store.server.ts';
import { isHideable, isMade } from '../overrides/visibility.ts';
import { readWaiting } from '../schedules/schedules.store.server.ts';
import { people } from '../team/people.ts';
import type { Route } from './+types/content-item.route';
import { type ContentReply, contentAction } from './commands/content-actions.server.ts';
import styles from './content.css?url';
import { mayActOnContent } from './content-acts.ts';
import { ContentEditor } from './content-editor.tsx';
import { languagesOf, topicNames } from './content-list.ts';
import { CONTENT_DONE, isOwnWay } from './editor.ts';
import { editorSections } from './editor-fields.ts';
import { useWritingView } from './writing/shown-language.ts';

/** The three panes fit side by side once the menu is reduced to icons. */
export const handle = { wide: true };

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

const done = z.enum(CONTENT_DONE).optional().catch(undefined);

const missingByLanguage = (item: ContentItem, written: Override) => {
  const { item: value } = applyOverride(item, written);
  return Object.fromEntries(
    LOCALES.map((locale) => [locale, missingIn(item.kind, { ...value, publishedIn: [locale] })]),
  );
};

/** Paths that an item with an address in each language had before. */
const formerPaths = (item: ContentItem, shown: object, addresses: readonly ContentAddress[]) =>
  Object.fromEntries(
    LOCALES.map((locale) => [
      locale,
      addresses
        .filter((one) => one.locale === locale && !one.isCurrent)
        .map(({ address }) => item.path(locale, { ...shown, slugs: { [locale]: address } })),
    ]),
  );

/** The forms that a landing page can hold. */
async function formTitles(locale: Locale): Promise<Record<string, string>> {
  const t = instanceOf(locale).getFixedT(locale, 'content');
  const { forms } = await siteSnapshot();
  const own = forms.map(({ text }) => [text[locale].id, text[locale].title] as const);
  return { [CONTACT_FORM]: t('choices.contactForm'), ...Object.fromEntries(own) };
}

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { user, current } = requireUser(request, context);
  const seesLeads = current.permissions.has('crm:read');
  const { item, stored, addresses, schedules, all, leads, figures, leave } = await asPerson(
    user,
    async (tx) => {
      const found = await readItem(tx, params.kind, params.slug);
      if (!found) throw notFound();
      const places = await readContentAddresses(tx, found);
      return {
        item: found,
        stored: await readOverride(tx, found),
        addresses: places,
        schedules: await readWaiting(tx, found),
        all: found.kind === 'answer' ? await listOverrides(tx) : [],
        leads: seesLeads && found.kind === 'landing' ? await countLeadsOf(tx, places) : null,
        figures:
          found.kind === 'landing'
            ? await readLandingFigures(tx, { seesLeads, slug: found.slug })
            : null,
        ...(found.kind === 'case' && { leave: (await readLeave(tx, found.slug)) ?? null }),
      };
    },
  );
  const written = stored.draft ?? stored.published ?? {};
  const shown: InLanguages = atAddress(applyOverride(item, stored.published ?? {}).item, addresses);
  const inLocales = LOCALES.filter((locale) => inLanguage([shown], locale).length > 0);
  const named = isMade(item.value) ? applyOverride(item, written).item : item.value;
  const hideable = isHideable(item.kind);
  const places = (await siteSnapshot()).places(context.get(requestFacts).businessUnit);
  const locale = preferredLocale(request);
  const reader = {
    locale,
    words: placeholderValues(claims(), places),
    people: people(),
    topics: topicNames(all, locale),
    forms: await formTitles(locale),
  };
  const query = new URL(request.url).searchParams;
  return {
    head: adminHead(request, 'nav.content'),
    item: {
      kind: item.kind,
      slug: item.slug,
      name: item.nameOf(named, reader.locale),
      paths: Object.fromEntries(inLocales.map((locale) => [locale, item.path(locale, shown)])),
    },
    isMade: isMade(item.value),
    visibility: hideable ? stored.visibility : ('visible' as const),
    mayAct: hideable && mayActOnContent(current.permissions),
    rowId: stored.id,
    revision: stored.revision,
    hasDraft: stored.draft !== null,
    publishedAt: stored.published && stored.publishedAt,
    languages: languagesOf(item, { ...item, ...stored }, schedules[0] ?? null),
    missing: missingByLanguage(item, written),
    former: formerPaths(item, shown, addresses),
    sections: editorSections(item, written, reader, stored.writtenOver),
    lost: lostTexts(item, written),
    schedules,
    leads,
    figures: figures && (figures[item.slug] ?? []),
    ...(leave !== undefined && {
      leave: leave && { givenBy: leave.givenBy, givenOn: leave.givenOn },
    }),
    mayChange: current.permissions.has('site:update'),
    done: done.parse(query.get('now') ?? undefined),
    undo: changeSet.nullable().catch(null).parse(query.get('set')),
  };
}

export const action = contentAction;

type ItemProps = Pick<Route.ComponentProps, 'loaderData'> & { reply: ContentReply | undefined };

function ItemPage({ loaderData, reply }: ItemProps) {
  const [query] = useSearchParams();
  const refused = reply?.ok === false ? reply : undefined;
  const view = useWritingView(refused && !isOwnWay(refused.intent) ? refused : undefined);
  // Remounted after each save of this user and at no other time, so that a reload with the save of a colleague
  // never replaces typed text.
  return (
    <ContentEditor key={query.get('at') ?? ''} editor={loaderData} reply={refused} view={view} />
  );
}

export default function ContentItemPage({ loaderData, actionData }: Route.ComponentProps) {
  const reply = useLatestReply<ContentReply>(actionData);
  const { kind, slug } = loaderData.item;
  return <ItemPage key={`${kind}/${slug}`} loaderData={loaderData} reply={reply} />;
}
