import { z } from 'zod';
import { asPerson } from '#app/access/guard.server.ts';
import { ACTIONS, RESOURCES } from '#app/access/permissions.ts';
import { requireUser } from '#app/access/require-user.server.ts';
import { adminHead } from '#app/areas/admin/admin-head.server.ts';
import { settings } from '#app/platform/env.server.ts';
import { postedTexts } from '#app/platform/http/posted-form.server.ts';
import { notFound, uuidParam } from '#app/platform/http/route-params.ts';
import { useKeptReply } from '#app/ui/admin/use-kept-reply.ts';
import { doneReply, linkReply, mistakenReply, refusedReply } from '../access-reply.server.ts';
import { confirmAgain, typedIn } from '../confirm-again.server.ts';
import { mayReadOwners, readHeirs, readOwned } from '../hand-over.store.server.ts';
import { changePerson, showInvitation, undoOf } from '../people.changes.server.ts';
import { explain, grantableBy, lockedFor } from '../people.policy.ts';
import { mistakesOf, personChange, SENSITIVE_INTENTS } from '../people.schema.ts';
import {
  permissionsOfPerson,
  personExists,
  readDemands,
  readGrants,
  readPerson,
} from '../people.store.server.ts';
import { readGrantReach } from '../role-products.store.server.ts';

import type { Route } from './+types/person.route';
import styles from './people.css?url';
import { PersonPage } from './person-page.tsx';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

const wanted = z.object({ resource: z.enum(RESOURCES), action: z.enum(ACTIONS) });

/** The cell of `?why=crm:read`, if the address names one. */
function wantedIn(request: Request) {
  const [resource, action] = (new URL(request.url).searchParams.get('why') ?? '').split(':');
  return wanted.safeParse({ resource, action }).data;
}

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { current, user } = requireUser(request, context);
  const id = uuidParam(params.personId);
  const found = await asPerson(user, async (tx) => {
    const person = await readPerson(tx, id);
    if (!person) return undefined;
    return {
      person,
      allowed: await permissionsOfPerson(tx, person.id),
      grants: new Set(await readGrants(tx)),
      demanding: await readDemands(tx),
      reach: await readGrantReach(tx, current.userId),
      owned: (await readOwned(tx, [person.id])).get(person.id),
      heirs: mayReadOwners(current.permissions) ? await readHeirs(tx) : [],
    };
  });
  if (!found) throw notFound();
  const { person, allowed, reach, owned, heirs, ...rules } = found;
  const cell = wantedIn(request);
  return {
    head: adminHead(request, 'nav.people'),
    person,
    allowed,
    why: cell && { ...cell, ...explain(person, rules, cell, new Date()) },
    roles: grantableBy(current.role),
    reach,
    owned,
    heirs: heirs.filter(({ id }) => id !== person.id),
    done: new URL(request.url).searchParams.has('invited') ? ('invited' as const) : undefined,
    mailStays: !settings().SMTP_URL,
    locked: lockedFor(current, person),
    now: new Date().toISOString(),
  };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { user, current } = requireUser(request, context);
  const personId = uuidParam(params.personId);
  if (!(await asPerson(user, (tx) => personExists(tx, personId)))) throw notFound();
  const texts = await postedTexts(request);
  const parsed = personChange.safeParse(texts);
  const typed = typedIn(texts);
  if (!parsed.success) return mistakenReply(mistakesOf(parsed.error), typed);
  const change = parsed.data;
  // A user without the right to change it learns that first; a password would not help.
  const asks = SENSITIVE_INTENTS.has(change.intent) && current.permissions.has('users:manage');
  const again = asks ? await confirmAgain(request, context, texts) : undefined;
  if (again?.kind === 'asked') return again.reply;
  if (change.intent === 'show-link') {
    const shown = await showInvitation(user, personId);
    if (shown.kind === 'refused') return refusedReply(shown.refusal, typed, again?.cookies);
    return linkReply(shown.value, again?.cookies);
  }
  const changed = await changePerson(user, personId, change);
  if (changed.kind === 'refused') return refusedReply(changed.refusal, typed, again?.cookies);
  return doneReply(change.intent, again?.cookies, {
    undo: undoOf(change, changed.value),
    handed: changed.value.handed?.count,
  });
}

export default function PersonRoute({ loaderData, actionData }: Route.ComponentProps) {
  const reply = useKeptReply(actionData);
  return <PersonPage {...loaderData} reply={reply} />;
}
