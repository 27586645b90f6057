import { z } from 'zod';
import { asPerson } from '#app/access/guard.server.ts';
import { ROLES } from '#app/access/permissions.ts';
import { requireUser } from '#app/access/require-user.server.ts';
import { adminHead } from '#app/areas/admin/admin-head.server.ts';
import { postedTexts } from '#app/platform/http/posted-form.server.ts';
import { useKeptReply } from '#app/ui/admin/use-kept-reply.ts';
import { doneReply, mistakenReply, refusedReply } from '../access-reply.server.ts';
import { confirmAgain, typedIn } from '../confirm-again.server.ts';
import { changeMatrix, demandSecondStep } from '../people.changes.server.ts';
import { matrixChange, secondStepChange } from '../people.schema.ts';
import { readDemands, readGrants } from '../people.store.server.ts';
import { mayPreview } from '../preview.server.ts';
import type { Route } from './+types/roles.route';
import styles from './people.css?url';
import { RolesPage } from './roles-page.tsx';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { current, user } = requireUser(request, context);
  const rules = await asPerson(user, async (tx) => ({
    grants: await readGrants(tx),
    demanding: await readDemands(tx),
  }));
  return {
    head: adminHead(request, 'nav.roles'),
    ...rules,
    mayEdit: current.role === 'superadmin',
    previews: ROLES.filter((role) => role !== current.role && mayPreview(current, role)),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { user, current } = requireUser(request, context);
  const texts = await postedTexts(request);
  const typed = typedIn(texts);
  const parsed = z.union([secondStepChange, matrixChange]).safeParse(texts);
  if (!parsed.success) return mistakenReply({ intent: 'intent' }, typed);
  const change = parsed.data;
  // A user without the right to change it learns that first; a password would not help.
  const mayEdit = current.role === 'superadmin';
  const again = mayEdit ? await confirmAgain(request, context, texts) : undefined;
  if (again?.kind === 'asked') return again.reply;
  const changed =
    'demanded' in change ? await demandSecondStep(user, change) : await changeMatrix(user, change);
  if (changed.kind === 'refused') return refusedReply(changed.refusal, typed, again?.cookies);
  return doneReply('demanded' in change ? 'second-step' : 'matrix', again?.cookies);
}

export default function RolesRoute({ loaderData, actionData }: Route.ComponentProps) {
  const reply = useKeptReply(actionData);
  return <RolesPage {...loaderData} reply={reply} />;
}
