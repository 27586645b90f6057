import { useTranslation } from 'react-i18next';
import { redirect } from 'react-router';
import { asPerson } from '#app/access/guard.server.ts';
import { requireUser } from '#app/access/require-user.server.ts';
import { adminHead } from '#app/areas/admin/admin-head.server.ts';
import styles from '#app/features/crm/contacts/admin/contacts.css?url';
import { readDealsOf } from '#app/features/crm/contacts/contact.store.server.ts';
import { contactsList } from '#app/features/crm/contacts/contacts.list.server.ts';
import { listContacts, readProducts } from '#app/features/crm/contacts/contacts.store.server.ts';
import { readCrmColleagues, readCrmNotes } from '#app/features/crm/notes/crm-notes.store.server.ts';
import { readOwners } from '#app/features/crm/owners.store.server.ts';
import { readTags } from '#app/features/crm/tags/tags.store.server.ts';
import { readRecordFields } from '#app/features/custom-fields/custom-fields.store.server.ts';
import { isFieldReply } from '#app/features/custom-fields/field-replies.ts';
import { isNoteReply } from '#app/features/notes/note-replies.ts';
import { InvoicesOf } from '#app/features/projects/admin/staff-invoices/invoices-of.tsx';
import { readInvoicesOfCompany } from '#app/features/projects/admin/staff-invoices/staff-invoices.store.server.ts';
import { ProjectsOf } from '#app/features/projects/admin/staff-projects/projects-of.tsx';
import { readProjectsOfCompany } from '#app/features/projects/admin/staff-projects/staff-projects.store.server.ts';
import { TicketsOf } from '#app/features/tickets/admin/tickets-of.tsx';
import { readTicketsOf } from '#app/features/tickets/queries/tickets-page.store.server.ts';
import { adminPath } from '#app/paths.ts';
import { notFound, uuidParam } from '#app/platform/http/route-params.ts';
import { wordsUpTo } from '#app/ui/admin/data-table/list-filters.ts';
import { readSteps } from '#app/ui/admin/record/read-steps.ts';
import { useLatestReply } from '#app/ui/admin/use-latest-reply.ts';
import { type CompanyReply, companyAction } from '../commands/company-actions.server.ts';
import { companiesList } from '../companies.list.server.ts';
import { listCompanies } from '../companies.store.server.ts';
import { readCompany, readCompanyFacts, readCompanyTasks } from '../company.store.server.ts';
import { readCompanyDuplicates, readCompanyMerges } from '../company-merges.store.server.ts';
import type { Route } from './+types/crm-company.route';
import { CompanyPage } from './company-page.tsx';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

const SIZE = 30;
const PEOPLE = 20;
const words = wordsUpTo(100);

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { user, current } = requireUser(request, context);
  const id = uuidParam(params.id);
  const query = new URL(request.url).searchParams;
  const text = words.read(query.get('find') ?? '');
  const before = /^\d{1,18}$/.exec(query.get('before') ?? '')?.[0];
  const found = await asPerson(user, async (tx) => {
    const company = await readCompany(tx, id);
    if (!company) return undefined;
    if (company.mergedInto) throw redirect(adminPath('crmCompany', { id: company.mergedInto }));
    const filter = { company: id };
    const { usual } = contactsList;
    return {
      company,
      people: await listContacts(tx, { filter, sort: usual, limit: PEOPLE }),
      deals: await readDealsOf(tx, 'companyId', id),
      projects: current.permissions.has('projects:read')
        ? await readProjectsOfCompany(tx, id)
        : null,
      tickets: await readTicketsOf(tx, { company: id }, current.permissions),
      invoices: current.permissions.has('financial:read')
        ? await readInvoicesOfCompany(tx, id)
        : undefined,
      notes: before ? [] : await readCrmNotes(tx, 'company', id),
      colleagues: current.permissions.has('crm:update') ? await readCrmColleagues(tx) : [],
      ...(await readSteps({
        list: companiesList,
        read: (part) => listCompanies(tx, part),
        search: query,
        id,
        home: adminPath('companies'),
        pathOf: (one) => adminPath('crmCompany', { id: one }),
      })),
      tags: await readTags(tx, { kind: 'company', id }),
      tasks: await readCompanyTasks(tx, id),
      duplicates: await readCompanyDuplicates(tx, id),
      merges: await readCompanyMerges(tx, id),
      custom: await readRecordFields(tx, 'company', company),
      owners: await readOwners(tx),
      products: await readProducts(tx),
      found: text ? await listContacts(tx, { filter: { text }, sort: usual, limit: 8 }) : [],
      facts: await readCompanyFacts(tx, id, { before, limit: SIZE + 1 }),
    };
  });
  if (!found) throw notFound();
  const facts = found.facts.slice(0, SIZE);
  return {
    head: adminHead(request, 'nav.companies'),
    ...found,
    facts,
    sought: text ?? '',
    merged: query.get('merged') ?? '',
    next: found.facts.length > SIZE ? (facts.at(-1)?.id ?? null) : null,
  };
}

export const action = companyAction;

export default function CrmCompany({ loaderData, actionData }: Route.ComponentProps) {
  const latest = useLatestReply(actionData);
  const noteReply = latest && isNoteReply(latest) ? latest : undefined;
  const fieldReply = latest && isFieldReply(latest) ? latest : undefined;
  const reply =
    latest && !isNoteReply(latest) && !isFieldReply(latest) ? (latest as CompanyReply) : undefined;
  const { head: _, projects, tickets, invoices, ...screen } = loaderData;
  const { t } = useTranslation('companies');
  const { id } = screen.company;
  return (
    <CompanyPage
      key={id}
      {...screen}
      reply={reply}
      fieldReply={fieldReply}
      noteReply={noteReply}
      projects={projects && <ProjectsOf projects={projects} />}
      tickets={
        <>
          {invoices && (
            <InvoicesOf
              invoices={invoices.rows}
              of={{ client: invoices.client }}
              begin={{ client: invoices.client }}
            />
          )}
          {invoices === null && (
            <section aria-labelledby="invoices">
              <h2 className="subtitle" id="invoices">
                {t('invoices')}
              </h2>
              <p className="soft">{t('noInvoices')}</p>
            </section>
          )}
          <TicketsOf tickets={tickets} of={{ company: id }} />
        </>
      }
    />
  );
}
