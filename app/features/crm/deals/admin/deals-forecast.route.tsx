import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { asPerson } from '#app/access/guard.server.ts';
import { requireUser } from '#app/access/require-user.server.ts';
import { adminHead } from '#app/areas/admin/admin-head.server.ts';
import { readOwners } from '#app/features/crm/owners.store.server.ts';
import { businessDay } from '#app/i18n/business-day.ts';
import { splitValues } from '#app/ui/admin/data-table/list-filters.ts';
import { parseListQuery } from '#app/ui/admin/data-table/list-query.ts';
import { ListTop } from '#app/ui/admin/data-table/list-top.tsx';
import { type ForecastCell, readForecast } from '../board.store.server.ts';
import { dealsList } from '../deals.list.server.ts';
import { readPipelines } from '../deals.store.server.ts';
import type { Pipeline } from '../deals.ts';
import type { Route } from './+types/deals-forecast.route';
import { useDealFilters } from './deal-filters.ts';
import styles from './deals.css?url';
import { DealSums, DealsLooks, PipelineTabs } from './deals-head.tsx';
import { Forecast } from './forecast.tsx';
import { NoPipeline } from './no-pipeline.tsx';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];
export async function loader({ request, context }: Route.LoaderArgs) {
  const query = parseListQuery(dealsList, new URL(request.url).searchParams);
  const { user } = requireUser(request, context);
  const read = await asPerson(user, async (tx) => {
    const pipelines = await readPipelines(tx);
    const [wanted] = splitValues(query.filter.pipeline);
    const pipeline = pipelines.find(({ slug }) => slug === wanted) ?? pipelines[0];
    if (!pipeline) return undefined;
    // The forecast has rows for months and columns for stages, so these filters do not apply.
    const { stage: _, state: __, month: ___, reason: ____, ...narrowing } = query.filter;
    const given = { ...narrowing, pipeline: pipeline.slug };
    return {
      pipelines,
      pipeline,
      owners: await readOwners(tx),
      cells: await readForecast(tx, pipeline, given),
    };
  });
  const head = adminHead(request, 'deals:looks.dealsForecast');
  return { head, page: query.page([]).page, today: businessDay(), read };
}

/** The sum of the cells of open stages. */
function sumsOf(pipeline: Pipeline, cells: readonly ForecastCell[]) {
  const open = pipeline.stages.filter(({ kind }) => kind === 'open').map(({ id }) => id);
  const counted = cells.filter(({ stageId }) => open.includes(stageId));
  const sum = (of: 'deals' | 'value' | 'weighted') =>
    counted.reduce((total, cell) => total + cell[of], 0);
  return { deals: sum('deals'), value: sum('value'), weighted: sum('weighted') };
}

type Given = Omit<Route.ComponentProps['loaderData'], 'head' | 'read'>;
type Read = NonNullable<Route.ComponentProps['loaderData']['read']>;

function Looked({ read, page: given, today }: Given & { read: Read }) {
  const { t } = useTranslation('deals');
  const top = useRef<HTMLDivElement>(null);
  const { pipelines, pipeline, owners, cells } = read;
  const filters = useDealFilters(owners);
  const { stage: _, state: __, month: ___, reason: ____, ...narrowing } = given.filter;
  const page = { ...given, filter: { ...narrowing, pipeline: pipeline.slug } };
  return (
    <>
      <ListTop
        topRef={top}
        heading={{
          title: t('nav.deals', { ns: 'admin' }),
          aside: <DealsLooks look="dealsForecast" page={page} />,
        }}
        page={page}
        filters={filters}
        tabs={<PipelineTabs pipelines={pipelines} current={pipeline.slug} page={page} />}
        views={null}
        download={null}
        columns={null}
      />
      <DealSums sums={sumsOf(pipeline, cells)} />
      <Forecast pipeline={pipeline} cells={cells} kept={page.filter} today={today} />
    </>
  );
}

export default function DealsForecastPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('deals');
  const { read, page, today } = loaderData;
  if (!read) return <NoPipeline title={t('nav.deals', { ns: 'admin' })} />;
  return <Looked read={read} page={page} today={today} />;
}
