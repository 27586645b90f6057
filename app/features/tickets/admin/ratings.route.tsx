import { asPerson } from '#app/access/guard.server.ts';
import { requireUser } from '#app/access/require-user.server.ts';
import { adminHead } from '#app/areas/admin/admin-head.server.ts';
import { parseListQuery } from '#app/ui/admin/data-table/list-query.ts';
import { ratingsList } from '../queries/ratings.list.server.ts';
import { countRatings, listRatings } from '../queries/ratings.store.server.ts';
import { readProjects } from '../queries/tickets-page.store.server.ts';
import type { Route } from './+types/ratings.route';
import { RatingList } from './rating-list.tsx';
import styles from './tickets.css?url';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = parseListQuery(ratingsList, new URL(request.url).searchParams);
  const { user } = requireUser(request, context);
  const { ratings, total, projects } = await asPerson(user, async (tx) => ({
    ratings: await listRatings(tx, query),
    total: await countRatings(tx, query.filter),
    projects: await readProjects(tx),
  }));
  return {
    head: adminHead(request, 'tickets:satisfaction.title'),
    ...query.page(ratings, total),
    projects,
  };
}

/** Ratings of solved tickets. */
export default function RatingsPage({ loaderData }: Route.ComponentProps) {
  const { page, rows, projects } = loaderData;
  return <RatingList page={page} ratings={rows} projects={projects} />;
}
