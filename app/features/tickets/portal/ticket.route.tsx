import { randomUUID } from 'node:crypto';
import { data, redirect } from 'react-router';
import { z } from 'zod';
import { asPerson, requireSession } from '#app/access/guard.server.ts';
import { requireUser } from '#app/access/require-user.server.ts';
import { NothingHere } from '#app/areas/portal/parts/portal-frame.tsx';
import { frameOf, noteMissed } from '#app/areas/portal/portal-page.server.ts';
import { sameAccount } from '#app/features/client-device/copy-headers.server.ts';
import { readMemberships } from '#app/features/projects/members.store.server.ts';
import { COMMENT_LENGTH } from '#app/features/satisfaction/rating.ts';
import { portalPath } from '#app/paths.ts';
import type { Person } from '#app/platform/database/actor.server.ts';
import type { Upload } from '#app/platform/files/uploads.server.ts';
import { wakeWorker } from '#app/platform/jobs/jobs.server.ts';
import { isTooLong } from '#app/platform/text/too-long.ts';
import { typedWords } from '#app/platform/text/typed-text.ts';
import { mistakeInFiles, whileKept } from '../queries/client-files.server.ts';
import {
  rateAsClient,
  readClientTicket,
  replyAsClient,
} from '../queries/client-tickets.store.server.ts';
import { REPLY_LENGTH, ticketNumber } from '../ticket.ts';
import type { Route } from './+types/ticket.route';
import { statusOf, type Why, withPost } from './client-post.server.ts';
import { TicketPage } from './ticket-page.tsx';
import { ticketHead, ticketWords } from './tickets-page.server.ts';

export const middleware = [requireSession, sameAccount];

const uuid = z.uuid();
const DONE = ['opened', 'said', 'rated'] as const;

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { user } = requireUser(request, context);
  const id = uuid.safeParse(params.id).data;
  const { memberships, ticket } = await asPerson(user, async (tx) => ({
    memberships: await readMemberships(tx),
    ticket: id ? await readClientTicket(tx, id) : null,
  }));
  const frame = await frameOf(request, context, memberships, ticket?.organization ?? null);
  const query = new URL(request.url).searchParams;
  const done = DONE.find((one) => one === query.get('done')) ?? null;
  const now = new Date().toISOString();
  // Made with the page, so that a message sent twice is stored once.
  const replyId = randomUUID();
  if (!ticket) {
    await noteMissed(request, context);
    const head = ticketHead(ticketWords(request)('missing'));
    return data({ head, frame, ticket: null, done, now, replyId }, 404);
  }
  const head = ticketHead(`${ticketNumber(ticket.number)}, ${ticket.title}`);
  return data({ head, frame, ticket, done, now, replyId }, 200);
}

const reply = z.object({
  id: z.uuid(),
  body: typedWords.pipe(z.string().min(1).max(REPLY_LENGTH)),
});
const rate = z.object({
  rating: z.uuid(),
  score: z.coerce.number().int().min(1).max(5),
  comment: z.string().trim().max(COMMENT_LENGTH).default(''),
});

type Done = { done: (typeof DONE)[number]; ticket: string };
type Texts = Readonly<Record<string, string>>;

async function say(
  person: Person,
  ticket: string,
  texts: Texts,
  upload: Upload,
): Promise<Done | Why> {
  const read = reply.safeParse(texts);
  if (!read.success) return isTooLong(read.error) ? 'long' : 'empty';
  const mistake = mistakeInFiles(upload);
  if (mistake) return `files.${mistake}`;
  const kept = await whileKept(upload, async (files) => {
    const said = await asPerson(person, (tx) => replyAsClient(tx, { ...read.data, ticket }, files));
    return { taken: said.outcome === 'said', said };
  });
  const { said } = kept;
  return said.outcome === 'said' ? { done: 'said', ticket: said.ticket } : said.outcome;
}

async function score(person: Person, ticket: string, texts: Texts): Promise<Done | Why> {
  const read = rate.safeParse(texts);
  if (!read.success) return isTooLong(read.error) ? 'long' : 'empty';
  const outcome = await asPerson(person, (tx) => rateAsClient(tx, read.data));
  if (outcome === 'kept') return { done: 'rated', ticket };
  if (outcome === 'unknown') return 'gone';
  return outcome === 'limited' ? 'limited' : 'rating';
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { user } = requireUser(request, context);
  const id = uuid.safeParse(params.id).data;
  const outcome = await withPost<Done>({ request, context }, async (texts, upload) => {
    if (!id) return 'gone';
    return texts['intent'] === 'rate' ? score(user, id, texts) : say(user, id, texts, upload);
  });
  if ('why' in outcome) {
    if (outcome.why === 'gone') await noteMissed(request, context);
    return data(outcome, statusOf(outcome.why));
  }
  wakeWorker();
  return redirect(`${portalPath('ticket', { id: outcome.ticket })}?done=${outcome.done}`, 303);
}

export default function Ticket({ loaderData, actionData }: Route.ComponentProps) {
  const { ticket, frame, ...rest } = loaderData;
  if (!ticket) return <NothingHere frame={frame} />;
  return <TicketPage {...rest} {...{ ticket, frame }} post={actionData} />;
}
