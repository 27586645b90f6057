import type { Transaction } from 'kysely';
import type { Resource } from '#app/access/permissions.ts';
import { settingChangesList } from '#app/audit/setting-changes.list.server.ts';
import { contentList } from '#app/features/content/admin/content.list.server.ts';
import { companiesList } from '#app/features/crm/companies/companies.list.server.ts';
import { contactsList } from '#app/features/crm/contacts/contacts.list.server.ts';
import { contactPairsList } from '#app/features/crm/contacts/pairs.list.server.ts';
import { dealsList } from '#app/features/crm/deals/deals.list.server.ts';
import { resultContactsList } from '#app/features/crm/results/result-contacts.list.server.ts';
import { resultDealsList } from '#app/features/crm/results/result-deals.list.server.ts';
import { tasksList } from '#app/features/crm/tasks/tasks.list.server.ts';
import { tasksFound } from '#app/features/crm/tasks/tasks.store.server.ts';
import { templatesList } from '#app/features/crm/templates/templates.list.server.ts';
import { feedbackList } from '#app/features/feedback/admin/feedback.list.server.ts';
import { feedbackProjectsList } from '#app/features/feedback/admin/feedback-projects/projects.list.server.ts';
import { ideasList } from '#app/features/feedback/admin/ideas/ideas.list.server.ts';
import { inboundMailsList } from '#app/features/inbound/admin/inbound-mails.list.server.ts';
import { inboundMailsFound } from '#app/features/inbound/admin/inbound-mails.store.server.ts';
import { subscriptionsList } from '#app/features/newsletter/admin/subscriptions.list.server.ts';
import { peopleList } from '#app/features/people/people.list.server.ts';
import { securityEventsList } from '#app/features/people/security-events.list.server.ts';
import { securityEventsFound } from '#app/features/people/security-events.store.server.ts';
import { requestsList } from '#app/features/privacy/admin/requests.list.server.ts';
import { requestsFound } from '#app/features/privacy/admin/staff-privacy.store.server.ts';
import { portfolioList } from '#app/features/projects/admin/portfolio/portfolio.list.server.ts';
import { invoicesList } from '#app/features/projects/admin/staff-invoices/invoices.list.server.ts';
import { formsList } from '#app/features/qualification/admin/forms/forms.list.server.ts';
import { leadsList } from '#app/features/qualification/admin/leads.list.server.ts';
import { pagesList } from '#app/features/seo/admin/pages.list.server.ts';
import { tagsList } from '#app/features/seo/admin/tags.list.server.ts';
import { ratingsList } from '#app/features/tickets/ratings.list.server.ts';
import { ticketsList } from '#app/features/tickets/tickets.list.server.ts';
import { type AdminScreen, adminPaths } from '#app/paths.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import { countEach, rowsFound } from '#app/platform/database/list-page.server.ts';
import { countJobs } from '#app/platform/jobs/job-list.server.ts';
import type { FilterOf, ListDeclaration } from '#app/ui/admin/data-table/list-declaration.ts';
import { jobsList } from '../work/jobs.list.server.ts';

/** Runs what reads as the person who asks. */
type AsAsker = <T>(work: (tx: Transaction<DB>) => Promise<T>) => Promise<T>;
type Counting<Filter> = (as: AsAsker, filters: readonly Filter[]) => Promise<number[]>;

/** More than these are not counted on: a tab says “99+”. */
const MOST = 100;

export type ViewedList = {
  /** What its table is called. */
  name: string;
  path: string;
  resource: Resource;
  list: ListDeclaration;
  /** How many rows there are with each set of filters, up to 100, in one statement; none where the
   * list is made of texts and not of rows. */
  count: Counting<FilterOf<ListDeclaration>> | undefined;
};

type Shown<L> = {
  name: string;
  screen: AdminScreen;
  resource: Resource;
  list: L;
  count?: Counting<FilterOf<L>>;
};

/** Counts what a query finds with each of the filters. */
const byQuery =
  <Filter>(
    found: (tx: Transaction<DB>, filter: Filter) => Parameters<typeof countEach>[1][number],
  ): Counting<Filter> =>
  (as, filters) =>
    as((tx) =>
      countEach(
        tx,
        filters.map((filter) => found(tx, filter)),
      ),
    );

/** A list that a function of the database reads is counted with that function. */
function countOf({ page }: ListDeclaration): ViewedList['count'] {
  return page && byQuery((_, filter) => rowsFound(page, filter, MOST));
}

const shown = <const L extends ListDeclaration>({
  screen,
  count,
  ...rest
}: Shown<L>): ViewedList => ({
  ...rest,
  path: adminPaths[screen],
  // What an address gives is read by the list's own filters before it comes here.
  count: (count as ViewedList['count']) ?? countOf(rest.list),
});

/** Lists of staff whose filters and order may be kept under a name. */
export const viewedLists: readonly ViewedList[] = [
  shown({ name: 'leads', screen: 'leads', resource: 'crm', list: leadsList }),
  shown({
    name: 'tasks',
    screen: 'tasks',
    resource: 'crm',
    list: tasksList,
    count: byQuery((tx, filter) => tasksFound(tx, filter, MOST)),
  }),
  shown({ name: 'contacts', screen: 'contacts', resource: 'crm', list: contactsList }),
  shown({
    name: 'contact-pairs',
    screen: 'contactPairs',
    resource: 'crm',
    list: contactPairsList,
  }),
  shown({ name: 'companies', screen: 'companies', resource: 'crm', list: companiesList }),
  shown({ name: 'deals', screen: 'dealsList', resource: 'crm', list: dealsList }),
  shown({ name: 'result-deals', screen: 'resultDeals', resource: 'crm', list: resultDealsList }),
  shown({
    name: 'result-contacts',
    screen: 'resultContacts',
    resource: 'crm',
    list: resultContactsList,
  }),
  shown({ name: 'tickets', screen: 'tickets', resource: 'feedback', list: ticketsList }),
  shown({ name: 'projects', screen: 'clientProjects', resource: 'projects', list: portfolioList }),
  shown({ name: 'invoices', screen: 'invoices', resource: 'financial', list: invoicesList }),
  shown({ name: 'ratings', screen: 'ratings', resource: 'feedback', list: ratingsList }),
  shown({ name: 'feedback', screen: 'feedback', resource: 'feedback', list: feedbackList }),
  shown({ name: 'ideas', screen: 'ideas', resource: 'feedback', list: ideasList }),
  shown({
    name: 'feedback-projects',
    screen: 'feedbackProjects',
    resource: 'settings',
    list: feedbackProjectsList,
  }),
  shown({
    name: 'inbound-mails',
    screen: 'inboundMails',
    resource: 'feedback',
    list: inboundMailsList,
    count: byQuery((tx, filter) => inboundMailsFound(tx, filter, MOST)),
  }),
  shown({
    name: 'newsletter',
    screen: 'newsletter',
    resource: 'campaigns',
    list: subscriptionsList,
  }),
  shown({ name: 'people', screen: 'people', resource: 'users', list: peopleList }),
  shown({
    name: 'security',
    screen: 'security',
    resource: 'users',
    list: securityEventsList,
    count: byQuery((tx, filter) => securityEventsFound(tx, filter, MOST)),
  }),
  shown({
    name: 'privacy',
    screen: 'privacy',
    resource: 'users',
    list: requestsList,
    count: byQuery((tx, filter) => requestsFound(tx, filter, MOST)),
  }),
  shown({
    name: 'work',
    screen: 'work',
    resource: 'settings',
    list: jobsList,
    // Jobs are the job library's, which is asked outside of a transaction.
    count: (_, filters) => countJobs(filters, MOST),
  }),
  shown({ name: 'changes', screen: 'changes', resource: 'settings', list: settingChangesList }),
  shown({ name: 'forms', screen: 'forms', resource: 'settings', list: formsList }),
  shown({ name: 'content', screen: 'content', resource: 'settings', list: contentList }),
  shown({ name: 'seo-pages', screen: 'seoPages', resource: 'settings', list: pagesList }),
  shown({ name: 'seo-tags', screen: 'seoTags', resource: 'settings', list: tagsList }),
  shown({ name: 'templates', screen: 'templates', resource: 'crm', list: templatesList }),
];
