import {
  readCompany,
  readCompanyFacts,
  readCompanyTasks,
} from '../../app/features/crm/companies/company.store.server.ts';
import { listTypedCompanies } from '../../app/features/crm/companies/typed-companies.store.server.ts';
import {
  readContact,
  readDealsOf,
  readDuplicates,
  readFacts,
  readMerges,
  readTerm,
} from '../../app/features/crm/contacts/contact.store.server.ts';
import { contactsList } from '../../app/features/crm/contacts/contacts.list.server.ts';
import { listContacts } from '../../app/features/crm/contacts/contacts.store.server.ts';
import {
  readBoard,
  readCards,
  readForecast,
  readPastBoard,
} from '../../app/features/crm/deals/board.store.server.ts';
import { readDeal } from '../../app/features/crm/deals/deal.store.server.ts';
import type { Pipeline } from '../../app/features/crm/deals/deals.ts';
import { readMessaging } from '../../app/features/crm/messages/messages.store.server.ts';
import { readOwners } from '../../app/features/crm/owners.store.server.ts';
import { readSubjectTasks } from '../../app/features/crm/tasks/read-subject-tasks.server.ts';
import { callRows } from '../../app/platform/database/call-function.server.ts';
import type { Tx } from '../lists/times.ts';
import { type Case, type Cases, WORDS } from './case.ts';

/** Of whom and of what screens are opened. */
export type Opened = {
  userId: string;
  contacts: readonly string[];
  /** Those that the most has happened with. */
  notified: readonly string[];
  companies: readonly string[];
  /** Those that most people work for. */
  large: readonly string[];
  deals: readonly string[];
  pipelines: readonly Pipeline[];
};

const of = (ids: readonly string[], work: (tx: Tx, id: string) => Promise<unknown>): Case[] =>
  ids.map((id) => ({ name: id, work: (tx) => work(tx, id) }));

async function contactPage(tx: Tx, id: string, userId: string): Promise<void> {
  await readContact(tx, id);
  await readDealsOf(tx, 'contactId', id);
  await readTerm(tx, id);
  await readDuplicates(tx, id);
  await readMerges(tx, id);
  await readOwners(tx);
  await readSubjectTasks(tx, 'contact', id, userId);
  await readMessaging(tx, { kind: 'contact', id });
  await readFacts(tx, id, { limit: 31 });
}

async function companyPage(tx: Tx, id: string): Promise<void> {
  await readCompany(tx, id);
  await listContacts(tx, { filter: { company: id }, sort: contactsList.usual, limit: 20 });
  await readDealsOf(tx, 'companyId', id);
  await readCompanyTasks(tx, id);
  await readOwners(tx);
  await readCompanyFacts(tx, id, { before: undefined, limit: 31 });
}

const BOARD = 200;

/** Every column with its first cards, and so many more of one that 200 stand there. */
async function wholeBoard(tx: Tx, pipeline: Pipeline): Promise<unknown[]> {
  const filter = { pipeline: pipeline.slug };
  const columns = await readBoard(tx, pipeline, filter, undefined);
  const cards = columns.flatMap((column) => column.cards);
  const [first] = columns;
  if (!first) return cards;
  const part = { stage: first.stage.id, after: first.cards.at(-1)?.id };
  return [...cards, ...(await readCards(tx, { ...part, limit: BOARD - cards.length }, filter))];
}

/** What the palette asks for in the CRM; it has four transactions for it, which are one here. */
async function find(tx: Tx, text: string): Promise<unknown[]> {
  const query = { text, limit: 6 };
  return [
    ...(await callRows(tx, 'public.find_leads', query)),
    ...(await callRows(tx, 'public.find_contacts', query)),
    ...(await callRows(tx, 'public.find_companies', query)),
    ...(await callRows(tx, 'public.find_deals', query)),
  ];
}

const DAYS_AGO = [3, 40, 200, 400, 800];
const dayBefore = (days: number) =>
  new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

/** Screens of one contact, company, deal or pipeline, and the search of the command palette. */
export function crmScreens(opened: Opened): Cases {
  const { userId, contacts, notified, companies, large, deals, pipelines } = opened;
  const days = pipelines.flatMap((pipeline) => DAYS_AGO.map((ago) => ({ pipeline, ago })));
  return {
    'board, 200 cards in view': pipelines.map((pipeline) => ({
      name: pipeline.slug,
      work: (tx) => wholeBoard(tx, pipeline),
    })),
    'board of somebody, and of what is stalled': pipelines.flatMap((pipeline) =>
      [{ owner: userId }, { stalled: 'yes' as const }].map((narrowing) => ({
        name: `${pipeline.slug} ${Object.keys(narrowing)}`,
        work: (tx: Tx) =>
          readBoard(tx, pipeline, { ...narrowing, pipeline: pipeline.slug }, undefined),
      })),
    ),
    'forecast by month': pipelines.map((pipeline) => ({
      name: pipeline.slug,
      work: (tx) => readForecast(tx, pipeline, { pipeline: pipeline.slug }),
    })),
    'board as of a past day': days.map(({ pipeline, ago }) => ({
      name: `${pipeline.slug} ${ago} days ago`,
      work: async (tx) => {
        const columns = await readPastBoard(tx, pipeline, dayBefore(ago), undefined);
        return columns.flatMap((column) => column.cards);
      },
    })),
    'contact page': of(contacts, (tx, id) => contactPage(tx, id, userId)),
    'contact page of those with the most facts': of(notified, (tx, id) =>
      contactPage(tx, id, userId),
    ),
    'timeline of those with the most facts': of(notified, (tx, id) =>
      readFacts(tx, id, { limit: 31 }),
    ),
    'merge suggestions of a contact': of(contacts, readDuplicates),
    'company page': of(companies, companyPage),
    'company page of the largest': of(large, companyPage),
    'typed companies': ['', 'feira 5'].map((after) => ({
      name: after,
      work: (tx: Tx) => listTypedCompanies(tx, { after, limit: 51 }),
    })),
    'deal page': of(deals, (tx, id) => readDeal(tx, id, true)),
    'palette: leads, contacts, companies and deals': WORDS.map((text) => ({
      name: text,
      work: (tx) => find(tx, text),
    })),
  };
}
