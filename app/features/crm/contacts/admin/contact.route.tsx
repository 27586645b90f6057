import { redirect } from 'react-router';
import { z } from 'zod';
import { asPerson } from '#app/access/guard.server.ts';
import { requireUser } from '#app/access/require-user.server.ts';
import { adminHead } from '#app/areas/admin/admin-head.server.ts';
import { companiesList } from '#app/features/crm/companies/companies.list.server.ts';
import { listCompanies } from '#app/features/crm/companies/companies.store.server.ts';
import { readMessaging } from '#app/features/crm/messages/messages.store.server.ts';
import { readCrmColleagues, readCrmNotes } from '#app/features/crm/notes/crm-notes.store.server.ts';
import { readOwners } from '#app/features/crm/owners.store.server.ts';
import { readTags } from '#app/features/crm/tags/tags.store.server.ts';
import taskStyles from '#app/features/crm/tasks/admin/tasks.css?url';
import { readSubjectTasks } from '#app/features/crm/tasks/read-subject-tasks.server.ts';
import { readRecordFields } from '#app/features/custom-fields/custom-fields.store.server.ts';
import { isFieldReply } from '#app/features/custom-fields/field-replies.ts';
import { consentTextOf } from '#app/features/newsletter/admin/consent-archive.ts';
import { isNoteReply } from '#app/features/notes/note-replies.ts';
import { FirstLead } from '#app/features/qualification/admin/first-lead.tsx';
import { readFirstLead } from '#app/features/qualification/intake/first-lead.store.server.ts';
import { readAnswers } from '#app/features/qualification/intake/read-answers.server.ts';
import { ContactSurveys } from '#app/features/satisfaction/admin/contact-surveys.tsx';
import { readSurveyConsents } from '#app/features/satisfaction/admin/surveys.store.server.ts';
import { TicketsOf } from '#app/features/tickets/admin/tickets-of.tsx';
import { readTicketsOf } from '#app/features/tickets/queries/tickets-page.store.server.ts';
import { DEFAULT_LOCALE, isLocale, type Locale } from '#app/i18n/locale.ts';
import { preferredLocale } from '#app/pages/root-data.server.ts';
import { adminPath } from '#app/paths.ts';
import { notFound, uuidParam } from '#app/platform/http/route-params.ts';
import { wordsUpTo } from '#app/ui/admin/data-table/list-filters.ts';
import { readSteps } from '#app/ui/admin/record/read-steps.ts';
import { useLatestReply } from '#app/ui/admin/use-latest-reply.ts';
import { contactAction } from '../commands/contact-actions.server.ts';
import { readFormsSent, readNewsletterOf } from '../consent.store.server.ts';
import {
  readContact,
  readDealsOf,
  readDuplicates,
  readFacts,
  readMerges,
  readTerm,
} from '../contact.store.server.ts';
import { contactsList } from '../contacts.list.server.ts';
import { listContacts } from '../contacts.store.server.ts';
import { FACT_KINDS, type Fact } from '../contacts.ts';
import { readPair } from '../pair.store.server.ts';
import type { Route } from './+types/contact.route';
import { ContactPage } from './contact-page.tsx';
import styles from './contacts.css?url';
import mergeStyles from './merge.css?url';

export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: styles },
  { rel: 'stylesheet', href: mergeStyles },
  { rel: 'stylesheet', href: taskStyles },
];

const SIZE = 30;
const words = wordsUpTo(100);
const before = z.tuple([z.iso.datetime(), z.string().min(1).max(60)]);

/** The fact after which a page begins, by the address. */
function placeIn(query: URLSearchParams) {
  const { data: place } = before.safeParse((query.get('before') ?? '').split('~'));
  return place && { at: place[0], key: place[1] };
}

/** Kinds of facts under one filter. */
const UNDER: Readonly<Record<string, readonly string[]>> = {
  lead: ['lead', 'move'],
  mail: ['mail', 'message'],
  feedback: ['feedback', 'ticket'],
};

/** A note with the present names of the people it mentions. */
function called({ body, details }: Fact): string {
  const { data: names = {} } = z.record(z.string(), z.string()).safeParse(details['named']);
  return body.replace(/@\{([0-9a-f-]{36})\}/g, (_, id: string) => `@${names[id] ?? '…'}`);
}

/** The answers in the words of the reader; the columns themselves do not leave the server. */
function worded(fact: Fact, locale: Locale): Fact {
  if (fact.kind === 'note' && fact.body) return { ...fact, body: called(fact) };
  if (fact.kind !== 'lead') return fact;
  const { form_data, form_snapshot, source, protocol } = fact.details;
  const answers = readAnswers(
    { formData: form_data, formSnapshot: form_snapshot, source: String(source) },
    locale,
  ).map(({ name, label, value, phone }) => ({
    ...{ label: label || name, value },
    ...(phone && { phone }),
  }));
  return { ...fact, details: { source, protocol }, answers };
}

type Tx = Parameters<typeof readContact>[0];
type Permissions = ReadonlySet<string>;

/** What the contact subscribed to, in the words of the consent; null for users who may not know. */
async function readSubscribed(tx: Tx, id: string, permissions: Permissions) {
  if (!permissions.has('campaigns:read')) return null;
  return (await readNewsletterOf(tx, id)).map((one) => ({
    ...one,
    sentence: consentTextOf(one.version, isLocale(one.locale) ? one.locale : DEFAULT_LOCALE),
  }));
}

/** Duplicate candidates, for users who may confirm them, and the closest next to this one. */
async function readLikely(tx: Tx, id: string, permissions: Permissions) {
  const duplicates = permissions.has('crm:update') ? await readDuplicates(tx, id) : [];
  const [surest] = duplicates;
  return { duplicates, pair: surest && (await readPair(tx, id, surest.id)) };
}

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { user, current } = requireUser(request, context);
  const id = uuidParam(params.id);
  const query = new URL(request.url).searchParams;
  const kind = FACT_KINDS.find((one) => one === query.get('kind'));
  const found = await asPerson(user, async (tx) => {
    const contact = await readContact(tx, id);
    if (!contact) return undefined;
    // It has been merged into another, to which it redirects.
    if (contact.mergedInto) return { into: contact.mergedInto };
    // The typed text is searched at once, where it is no company yet.
    const text = words.read(query.get('find') ?? (contact.company ? '' : contact.typedCompany));
    return {
      contact,
      ...(await readLikely(tx, id, current.permissions)),
      sought: text ?? '',
      deals: await readDealsOf(tx, 'contactId', id),
      tickets: await readTicketsOf(tx, { contact: id }, current.permissions),
      term: await readTerm(tx, id),
      forms: await readFormsSent(tx, id),
      newsletter: await readSubscribed(tx, id, current.permissions),
      surveys: current.permissions.has('campaigns:read') ? await readSurveyConsents(tx, id) : null,
      merges: await readMerges(tx, id),
      custom: await readRecordFields(tx, 'contact', contact),
      tags: await readTags(tx, { kind: 'contact', id }),
      owners: await readOwners(tx),
      companies: text
        ? await listCompanies(tx, { filter: { text }, sort: companiesList.usual, limit: 8 })
        : [],
      tasks: await readSubjectTasks(tx, 'contact', id, current.userId),
      messaging: await readMessaging(tx, { kind: 'contact', id }),
      notes: await readCrmNotes(tx, 'contact', id),
      colleagues: current.permissions.has('crm:update') ? await readCrmColleagues(tx) : [],
      first: await readFirstLead(tx, { contact: id }, preferredLocale(request)),
      ...(await readSteps({
        list: contactsList,
        read: (part) => listContacts(tx, part),
        search: query,
        id,
        home: adminPath('contacts'),
        pathOf: (one) => adminPath('contact', { id: one }),
      })),
      facts: await readFacts(tx, id, {
        kinds: kind && (UNDER[kind] ?? [kind]),
        before: placeIn(query),
        limit: SIZE + 1,
      }),
    };
  });
  if (!found) throw notFound();
  if (found.into !== undefined) throw redirect(adminPath('contact', { id: found.into }));
  const facts = found.facts.slice(0, SIZE).map((fact) => worded(fact, preferredLocale(request)));
  const last = found.facts.length > SIZE ? facts.at(-1) : undefined;
  return {
    head: adminHead(request, 'nav.contacts'),
    ...found,
    facts,
    merged: query.get('merged'),
    kind,
    next: last ? `${last.at}~${last.key}` : null,
  };
}

export const action = contactAction;

export default function ContactRoute({ loaderData, actionData }: Route.ComponentProps) {
  const reply = useLatestReply(actionData);
  const { head: _, tickets, surveys, first, ...screen } = loaderData;
  const { id } = screen.contact;
  return (
    <ContactPage
      key={id}
      {...screen}
      fieldReply={reply && isFieldReply(reply) ? reply : undefined}
      noteReply={reply && isNoteReply(reply) ? reply : undefined}
      firstWords={first && <FirstLead lead={first} />}
      tickets={<TicketsOf tickets={tickets} of={{ contact: id }} />}
      surveys={surveys && <ContactSurveys contact={id} consents={surveys} />}
    />
  );
}
