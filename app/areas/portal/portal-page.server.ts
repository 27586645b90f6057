import type { Transaction } from 'kysely';
import { createContext, type RouterContextProvider } from 'react-router';
import { asPerson } from '#app/access/guard.server.ts';
import { requireUser, viewOf } from '#app/access/require-user.server.ts';
import { siteName } from '#app/areas/auth/auth-page.server.ts';
import { logSecurityEvent } from '#app/audit/security-log.server.ts';
import { type Device, deviceFor } from '#app/features/client-device/copy-headers.server.ts';
import { countToPay } from '#app/features/projects/invoices/invoices.store.server.ts';
import type { Membership } from '#app/features/projects/members.store.server.ts';
import { readWaitingTickets } from '#app/features/tickets/queries/client-tickets.store.server.ts';
import { instanceOf } from '#app/i18n/instances.ts';
import type { PageHead } from '#app/pages/page-head.ts';
import { preferredLocale } from '#app/pages/root-data.server.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import { requestFacts } from '#app/platform/http/request-context.server.ts';
import frameStyles from './portal.css?url';

type Context = Readonly<RouterContextProvider>;

/** What the frame of every page of the portal shows. */
export type Frame = {
  brand: string;
  person: string;
  /** The client whose work is shown; null for a user without a client. */
  organization: Membership | null;
  others: readonly Membership[];
  /** How many of its tickets wait for a reply of the client, and of its invoices for payment. */
  waiting: Readonly<Record<'tickets' | 'invoices', number>>;
  /** Since when staff view the portal as this client; null for the client's own users. */
  viewedSince: string | null;
  /** The cache names under which the device keeps its copies; null where it may not. */
  device: Device | null;
};

/** Head of a page of the portal: its name, its section's stylesheet (with the frame's in it), and never in a
 * search index. */
export const portalHead = (title: string, stylesheet = frameStyles): PageHead => ({
  title,
  description: '',
  noindex: true,
  stylesheet,
});

export const portalWords = (request: Request) => {
  const locale = preferredLocale(request);
  return instanceOf(locale).getFixedT(locale, 'portal');
};

const NOTHING_WAITS: Frame['waiting'] = { tickets: 0, invoices: 0 };

/** The number beside a section's name: as many as its page lists as waiting. */
async function readWaiting(
  tx: Transaction<DB>,
  { id, role }: Membership,
): Promise<Frame['waiting']> {
  const tickets = await readWaitingTickets(tx);
  return {
    tickets: tickets.filter(({ organization }) => organization === id).length,
    // Members see no invoices, even if they are staff as well.
    invoices: role === 'member' ? 0 : await countToPay(tx, id),
  };
}

/** The frame around the work of one client. */
export async function frameOf(
  request: Request,
  context: Context,
  memberships: readonly Membership[],
  organization: string | null,
): Promise<Frame> {
  const { user, current } = requireUser(request, context);
  const chosen = memberships.find(({ id }) => id === organization) ?? memberships[0] ?? null;
  const waiting = chosen ? await asPerson(user, (tx) => readWaiting(tx, chosen)) : NOTHING_WAITS;
  return {
    brand: await siteName(request, context),
    person: current.name || current.email,
    organization: chosen,
    others: memberships.filter(({ id }) => id !== chosen?.id),
    waiting,
    viewedSince: viewOf(request, current)?.since ?? null,
    device: deviceFor(request, context, memberships),
  };
}

/** Whether this request is logged already: a form posted without scripts runs the page's loader after its
 * action, and both find the same record missing. */
const missedNoted = createContext(false);

/** Records a request for something of another user or missing: the response is the same. */
export async function noteMissed(request: Request, context: Context): Promise<void> {
  if (context.get(missedNoted)) return;
  context.set(missedNoted, true);
  const { current } = requireUser(request, context);
  await logSecurityEvent({
    type: 'access_refused',
    severity: 'warning',
    userId: current.userId,
    byUser: true,
    address: context.get(requestFacts).remoteAddress,
    agent: request.headers.get('user-agent') ?? '',
    details: { path: new URL(request.url).pathname, missing: 'client' },
  });
}
