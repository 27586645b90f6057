import { askerOf } from '#app/access/asker.server.ts';
import { asPerson } from '#app/access/guard.server.ts';
import { adminHead } from '#app/areas/admin/admin-head.server.ts';
import { listAsked } from '#app/ui/admin/data-table/list-asked.ts';
import { ratingsList } from '../queries/ratings.list.server.ts';
import { countRatings, listRatings } from '../queries/ratings.store.server.ts';
import { readProjects } from '../queries/tickets-page.store.server.ts';
import type { Route } from './+types/ratings.route';
import { RatingList } from './rating-list.tsx';
import styles from './tickets.css?url';

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

/** Ratings of solved tickets. */
export default function RatingsPage({ loaderData }: Route.ComponentProps) {
  const { page, rows, projects } = loaderData;
  return <RatingList page={page} ratings={rows} projects={projects} />;
}
