import { askerOf } from '#app/access/asker.server.ts';
import { asPerson, requirePermission } from '#app/access/guard.server.ts';
import { RatingList } from '#app/features/tickets/rating-list.tsx';
import { ratingsList } from '#app/features/tickets/ratings.list.server.ts';
import { countRatings, listRatings } from '#app/features/tickets/ratings.store.server.ts';
import styles from '#app/features/tickets/tickets.css?url';
import { readProjects } from '#app/features/tickets/tickets-page.store.server.ts';
import { listAsked } from '#app/ui/admin/data-table/list-asked.ts';
import { adminHead } from '../admin-head.server.ts';
import type { Route } from './+types/ratings.route';

export const middleware = [requirePermission('feedback', 'read')];

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { listed, ...part } = listAsked(ratingsList, new URL(request.url).searchParams);
  const { asker } = askerOf(request, context);
  const { ratings, total, projects } = await asPerson(asker, async (tx) => ({
    ratings: await listRatings(tx, part),
    total: await countRatings(tx, part.filter),
    projects: await readProjects(tx),
  }));
  return {
    head: adminHead(request, 'tickets:satisfaction.title'),
    ...listed(ratings, total),
    projects,
  };
}

/** What people think of how their tickets were solved. */
export default function RatingsPage({ loaderData }: Route.ComponentProps) {
  const { page, rows, projects } = loaderData;
  return <RatingList page={page} ratings={rows} projects={projects} />;
}
