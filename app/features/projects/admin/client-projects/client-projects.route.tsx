import { asPerson } from '#app/access/guard.server.ts';
import { requireUser } from '#app/access/require-user.server.ts';
import { adminHead } from '#app/areas/admin/admin-head.server.ts';
import { parseListQuery } from '#app/ui/admin/data-table/list-query.ts';
import styles from '../portfolio/portfolio.css?url';
import { portfolioList } from '../portfolio/portfolio.list.server.ts';
import {
  countPortfolio,
  listPortfolio,
  readPortfolioChoices,
} from '../portfolio/portfolio.store.server.ts';
import { PortfolioList } from '../portfolio/portfolio-list.tsx';
import type { Route } from './+types/client-projects.route';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];
export async function loader({ request, context }: Route.LoaderArgs) {
  const query = parseListQuery(portfolioList, new URL(request.url).searchParams);
  const { user } = requireUser(request, context);
  const { projects, counts, choices } = await asPerson(user, async (tx) => ({
    projects: await listPortfolio(tx, query),
    counts: await countPortfolio(tx, query.filter),
    choices: await readPortfolioChoices(tx, query.filter),
  }));
  const total = counts.found;
  return {
    head: adminHead(request, 'nav.clientProjects'),
    ...query.page(projects, total),
    counts,
    choices,
  };
}

export default function ClientProjects({ loaderData }: Route.ComponentProps) {
  const { page, rows, counts, choices } = loaderData;
  return <PortfolioList page={page} projects={rows} counts={counts} choices={choices} />;
}
