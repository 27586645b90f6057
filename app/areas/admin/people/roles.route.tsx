import { z } from 'zod';
import { askerOf } from '#app/access/asker.server.ts';
import { asPerson, requirePermission } from '#app/access/guard.server.ts';
import { ROLES } from '#app/access/permissions.ts';
import {
  doneReply,
  mistakenReply,
  refusedReply,
} from '#app/features/people/access-reply.server.ts';
import styles from '#app/features/people/admin/people.css?url';
import { RolesPage } from '#app/features/people/admin/roles-page.tsx';
import { confirmAgain, typedIn } from '#app/features/people/confirm-again.server.ts';
import { changeMatrix, demandSecondStep } from '#app/features/people/people.changes.server.ts';
import { matrixChange, secondStepChange } from '#app/features/people/people.schema.ts';
import { readDemands, readGrants } from '#app/features/people/people.store.server.ts';
import { mayPreview } from '#app/features/people/preview.server.ts';
import { postedTexts } from '#app/platform/http/posted-form.server.ts';
import { useKeptReply } from '#app/ui/admin/use-kept-reply.ts';
import { adminHead } from '../admin-head.server.ts';
import type { Route } from './+types/roles.route';

export const middleware = [requirePermission('users', 'read')];

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { current, asker } = askerOf(request, context);
  const rules = await asPerson(asker, async (tx) => ({
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
  const { asker, current } = askerOf(request, context);
  const texts = await postedTexts(request);
  const typed = typedIn(texts);
  const parsed = z.union([secondStepChange, matrixChange]).safeParse(texts);
  if (!parsed.success) return mistakenReply({ intent: 'intent' }, typed);
  const change = parsed.data;
  // Whoever may not change it anyhow learns that first, and no password helps.
  const mayEdit = current.role === 'superadmin';
  const again = mayEdit ? await confirmAgain(request, context, texts) : undefined;
  if (again?.kind === 'asked') return again.reply;
  const changed =
    'demanded' in change
      ? await demandSecondStep(asker, change)
      : await changeMatrix(asker, change);
  if (changed.kind === 'refused') return refusedReply(changed.refusal, typed, again?.cookies);
  return doneReply('demanded' in change ? 'second-step' : 'matrix', again?.cookies);
}

export default function RolesRoute({ loaderData, actionData }: Route.ComponentProps) {
  const reply = useKeptReply(actionData);
  return <RolesPage {...loaderData} reply={reply} />;
}
