import { z } from 'zod';
import { requireUser } from '#app/access/require-user.server.ts';
import { adminHead } from '#app/areas/admin/admin-head.server.ts';
import styles from '#app/features/today/admin/today.css?url';
import { parseTodayRange } from '#app/features/today/admin/today-range.ts';
import { businessDay } from '#app/i18n/business-day.ts';
import { preferredLocale } from '#app/pages/root-data.server.ts';
import { log } from '#app/platform/log/log.server.ts';
import type { Route } from './+types/ticket-figures.route';
import { TicketFiguresScreen } from './ticket-figures-screen.tsx';
import { ticketFiguresView } from './ticket-figures-view.server.ts';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

const anId = z.uuid().optional().catch(undefined);

export async function loader({ request, context }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams;
  const today = businessDay();
  const range = parseTodayRange(search, today);
  const within = {
    project: anId.parse(search.get('project') ?? undefined),
    module: anId.parse(search.get('module') ?? undefined),
  };
  const { user } = requireUser(request, context);
  const locale = preferredLocale(request);
  const figures = await ticketFiguresView(user, { range, within, today, locale }).catch(
    (error: unknown) => {
      if (!(error instanceof Error)) throw error;
      log.error({ err: error }, 'the figures of the service desk could not be read');
      return null;
    },
  );
  return { head: adminHead(request, 'ticket-figures:title'), today, range, within, figures };
}

/** The ticket figures of a range of days, by project and module. */
export default function TicketFiguresPage({ loaderData }: Route.ComponentProps) {
  return <TicketFiguresScreen {...loaderData} />;
}
