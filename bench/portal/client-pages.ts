import {
  readClientTickets,
  readTicketFigures,
  readWaitingTickets,
} from '#app/features/tickets/queries/client-tickets.store.server.ts';
import { readDeliverable } from '../../app/features/projects/deliverable.store.server.ts';
import {
  readFileProjects,
  readFiles,
  readFolders,
  readTotals,
} from '../../app/features/projects/files/files.store.server.ts';
import {
  readInvoicesOf,
  readValuesOf,
} from '../../app/features/projects/invoices/invoices.store.server.ts';
import { plansOf } from '../../app/features/projects/invoices/invoices.ts';
import { readMemberships, readOwners } from '../../app/features/projects/members.store.server.ts';
import {
  readDeliverables,
  readNames,
  readProject,
  readProjectsOf,
  readUpdates,
  readVisiblePage,
} from '../../app/features/projects/projects.store.server.ts';
import { readMySurveys } from '../../app/features/satisfaction/my-surveys.store.server.ts';
import type { Case, Cases } from '../crm/case.ts';
import type { Tx } from '../lists/times.ts';
import type { ClientSample } from './client-sample.ts';

/* What the pages of the portal ask the database for, one after the other as their loaders do. */

const NEWS = { overview: 5, project: 50 };
const FILES = 30;
const TICKETS = 20;

/** Around every page. */
async function frame(tx: Tx): Promise<void> {
  await readMemberships(tx);
  await readWaitingTickets(tx);
}

async function overview(tx: Tx, client: string): Promise<unknown> {
  await frame(tx);
  const projects = await readProjectsOf(tx, client);
  const ids = projects.map(({ id }) => id);
  const updates = await readUpdates(tx, ids, NEWS.overview);
  await readInvoicesOf(tx, client);
  await readDeliverables(tx, ids);
  await readWaitingTickets(tx);
  await readMySurveys(tx);
  await readNames(
    tx,
    updates.map(({ author }) => author),
  );
  return projects;
}

async function project(tx: Tx, id: string): Promise<unknown> {
  await frame(tx);
  const found = await readProject(tx, id);
  const updates = await readUpdates(tx, [id], NEWS.project);
  await readDeliverables(tx, [id]);
  await readNames(tx, [
    ...updates.flatMap(({ author, comments }) => [author, ...comments.map((one) => one.author)]),
    ...(found?.moves.map(({ by }) => by) ?? []),
  ]);
  return updates;
}

async function deliverable(tx: Tx, id: string): Promise<unknown> {
  await frame(tx);
  const found = await readDeliverable(tx, id);
  if (!found) throw new Error('A deliverable that its owner does not see.');
  await readProject(tx, found.project);
  await readNames(
    tx,
    found.versions.map(({ sentBy }) => sentBy),
  );
  return found.versions;
}

async function projects(tx: Tx, client: string, after?: string): Promise<unknown> {
  await frame(tx);
  return (await readVisiblePage(tx, client, after)).projects;
}

async function files(
  tx: Tx,
  client: string,
  query: { project?: string; words?: string; after?: string },
): Promise<unknown> {
  await frame(tx);
  const all = (await readFileProjects(tx, client)).map(({ id }) => id);
  const found = await readFiles(tx, {
    projects: query.project ? [query.project] : all,
    folder: null,
    words: query.words ?? '',
    after: query.after ?? null,
    most: FILES + 1,
  });
  await readFolders(tx, all);
  await readTotals(tx, all);
  await readNames(
    tx,
    found.map(({ by }) => by),
  );
  return found;
}

async function invoices(tx: Tx, client: string): Promise<unknown> {
  await frame(tx);
  const { invoices: found } = await readInvoicesOf(tx, client);
  await readValuesOf(tx, [...new Set(plansOf(found).map((plan) => plan.project.id))]);
  return found;
}

async function tickets(tx: Tx, client: string, words: string, after: string | null) {
  await frame(tx);
  const rows = await readClientTickets(tx, client, { words, after, limit: TICKETS });
  await readTicketFigures(tx, client);
  await readOwners(tx, client);
  return rows;
}

const of = (ids: readonly string[], work: (tx: Tx, id: string) => Promise<unknown>): Case[] =>
  ids.map((id) => ({ name: id, work: (tx) => work(tx, id) }));

/** Every page of the portal as one of its readers opens it. */
export function clientPages(sample: ClientSample): Cases {
  const { client } = sample;
  return {
    overview: of([client], overview),
    'a project': of(sample.projects, project),
    'a deliverable': of(sample.deliverables, deliverable),
    projects: of([client], (tx) => projects(tx, client)),
    'projects, further on': of(sample.projects, (tx, id) => projects(tx, client, id)),
    files: of([client], (tx) => files(tx, client, {})),
    'files, further on': of(sample.files, (tx, after) => files(tx, client, { after })),
    'files of a project': of(sample.projects, (tx, id) => files(tx, client, { project: id })),
    'files with words': of(['contrato', 'logotipo-1', 'zzz'], (tx, words) =>
      files(tx, client, { words }),
    ),
    invoices: of([client], invoices),
    tickets: of([client], (tx) => tickets(tx, client, '', null)),
    'tickets, further on': of(sample.tickets, (tx, after) => tickets(tx, client, '', after)),
    'tickets with words': of(['planilhas', 'zzz'], (tx, words) => tickets(tx, client, words, null)),
  };
}
