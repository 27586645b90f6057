import { data } from 'react-router';
import { z } from 'zod';
import { asPerson, requirePermission } from '#app/access/guard.server.ts';
import { ACTIONS, RESOURCES } from '#app/access/permissions.ts';
import styles from '#app/features/people/admin/people.css?url';
import { PersonPage } from '#app/features/people/admin/person-page.tsx';
import { askerOf } from '#app/features/people/asker.server.ts';
import {
  doneReply,
  mistakenReply,
  refusedReply,
} from '#app/features/people/change-reply.server.ts';
import { changePerson } from '#app/features/people/people.changes.server.ts';
import { explain, grantableBy, rankOf } from '#app/features/people/people.policy.ts';
import { mistakesOf, personChange } from '#app/features/people/people.schema.ts';
import {
  permissionsOfPerson,
  personExists,
  readGrants,
  readPerson,
} from '#app/features/people/people.store.server.ts';
import { postedTexts } from '#app/platform/posted-form.server.ts';
import { adminHead } from '../admin-head.server.ts';
import type { Route } from './+types/person.route';

export const middleware = [requirePermission('users', 'read')];

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

const nobody = () => data(null, { status: 404 });

const wanted = z.object({ resource: z.enum(RESOURCES), action: z.enum(ACTIONS) });

/** The cell that `?why=crm:read` asks about, if it asks about one. */
function wantedIn(request: Request) {
  const [resource, action] = (new URL(request.url).searchParams.get('why') ?? '').split(':');
  return wanted.safeParse({ resource, action }).data;
}

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { current, asker } = askerOf(request, context);
  if (!z.uuid().safeParse(params.personId).success) throw nobody();
  const found = await asPerson(asker, async (tx) => {
    const person = await readPerson(tx, params.personId);
    if (!person) return undefined;
    return {
      person,
      allowed: await permissionsOfPerson(tx, person.id),
      grants: await readGrants(tx),
    };
  });
  if (!found) throw nobody();
  const { person, allowed, grants } = found;
  const cell = wantedIn(request);
  return {
    head: adminHead(request, 'nav.people'),
    person,
    allowed,
    why: cell && { ...cell, ...explain(person, new Set(grants), cell, new Date()) },
    roles: grantableBy(current.role),
    done: new URL(request.url).searchParams.has('invited') ? 'invited' : undefined,
    mayTouch:
      current.permissions.has('users:manage') &&
      current.userId !== person.id &&
      rankOf(person.highest) <= rankOf(current.role),
    now: new Date().toISOString(),
  };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { asker } = askerOf(request, context);
  const { personId } = params;
  const known = z.uuid().safeParse(personId).success;
  if (!known || !(await asPerson(asker, (tx) => personExists(tx, personId)))) throw nobody();
  const texts = await postedTexts(request);
  const parsed = personChange.safeParse(texts);
  if (!parsed.success) return mistakenReply(mistakesOf(parsed.error), texts);
  const changed = await changePerson(asker, personId, parsed.data);
  if (changed.kind === 'refused') return refusedReply(changed.refusal, texts);
  return doneReply(parsed.data.intent);
}

export default function PersonRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <PersonPage {...loaderData} reply={actionData} />;
}
