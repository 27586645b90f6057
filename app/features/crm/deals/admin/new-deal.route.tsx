import { randomUUID } from 'node:crypto';
import { asPerson } from '#app/access/guard.server.ts';
import { requireUser } from '#app/access/require-user.server.ts';
import { adminHead } from '#app/areas/admin/admin-head.server.ts';
import { readOwners } from '#app/features/crm/owners.store.server.ts';
import { readRequiredFields } from '#app/features/custom-fields/custom-fields.store.server.ts';
import { anId } from '#app/ui/admin/data-table/list-filters.ts';
import { useLatestReply } from '#app/ui/admin/use-latest-reply.ts';
import { type NewDealReply, newDealAction } from '../commands/deal-actions.server.ts';
import { readContact } from '../deal-contact.store.server.ts';
import { readPipelines } from '../deals.store.server.ts';
import type { Pipeline } from '../deals.ts';
import type { Route } from './+types/new-deal.route';
import styles from './deals.css?url';
import { NewDealPage } from './new-deal-page.tsx';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];
/** The stage of a new deal: the given one, or the first of the pipeline. */
function placeIn(pipelines: readonly Pipeline[], search: URLSearchParams) {
  const [stage, slug] = [search.get('stage'), search.get('pipeline')];
  const pipeline =
    pipelines.find(({ stages }) => stages.some(({ id }) => id === stage)) ??
    pipelines.find((one) => one.slug === slug);
  const at = pipeline?.stages.find(({ id }) => id === stage) ?? pipeline?.stages[0];
  return { stage: at?.id, pipeline: pipeline?.slug };
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const { user } = requireUser(request, context);
  const search = new URL(request.url).searchParams;
  const contact = anId.read(search.get('contact') ?? '');
  const given = await asPerson(user, async (tx) => ({
    pipelines: await readPipelines(tx),
    owners: await readOwners(tx),
    required: await readRequiredFields(tx, 'deal'),
    contact: contact ? await readContact(tx, contact) : undefined,
  }));
  const at = placeIn(given.pipelines, search);
  return { head: adminHead(request, 'deals:new.title'), id: randomUUID(), at, ...given };
}

export const action = newDealAction;

export default function NewDeal({ loaderData, actionData }: Route.ComponentProps) {
  const reply = useLatestReply<NewDealReply>(actionData);
  const { head: _, ...given } = loaderData;
  return <NewDealPage {...given} reply={reply} />;
}
