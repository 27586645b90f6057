import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { asPerson } from '#app/access/guard.server.ts';
import { requireUser } from '#app/access/require-user.server.ts';
import { adminHead } from '#app/areas/admin/admin-head.server.ts';
import { readOwners } from '#app/features/crm/owners.store.server.ts';
import { businessDay } from '#app/i18n/business-day.ts';
import { listAddress } from '#app/ui/admin/data-table/list-address.ts';
import { splitValues } from '#app/ui/admin/data-table/list-filters.ts';
import { parseListQuery } from '#app/ui/admin/data-table/list-query.ts';
import { ListTop } from '#app/ui/admin/data-table/list-top.tsx';
import { readBoard, readPastBoard } from '../board.store.server.ts';
import { dealsAction } from '../commands/deal-actions.server.ts';
import { dealsList } from '../deals.list.server.ts';
import { readPipelines, sumDeals } from '../deals.store.server.ts';
import type { Stage } from '../deals.ts';
import type { Route } from './+types/deals.route';
import { Board } from './board/board.tsx';
import { BoardDay, PastNotice } from './board/board-day.tsx';
import { PastBoard } from './board/past-board.tsx';
import { useDealFilters } from './deal-filters.ts';
import styles from './deals.css?url';
import { behindIn, pastDay } from './deals-given.server.ts';
import { DealSums, DealsLooks, PipelineTabs } from './deals-head.tsx';
import { NoPipeline } from './no-pipeline.tsx';

/** The menu is collapsed to icons, for more room for the columns. */
export const handle = { wide: true };
export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];
export async function loader({ request, context }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams;
  const today = businessDay();
  const day = pastDay(search);
  const query = parseListQuery(dealsList, search);
  const cursor = behindIn(search);
  // The cursor is the id of a stay in a stage (a number) on a past day, else the id of a deal.
  const behind = cursor && /^\d+$/.test(cursor.after) === (day !== null) ? cursor : undefined;
  const { user } = requireUser(request, context);
  const read = await asPerson(user, async (tx) => {
    const pipelines = await readPipelines(tx, day !== null);
    const [wanted] = splitValues(query.filter.pipeline);
    const pipeline = pipelines.find(({ slug }) => slug === wanted) ?? pipelines[0];
    if (!pipeline) return undefined;
    // The board has a column for each stage, so these filters do not apply.
    const { stage: _, state: __, month: ___, reason: ____, ...narrowing } = query.filter;
    const board = { ...narrowing, pipeline: pipeline.slug };
    return {
      pipelines,
      pipeline,
      owners: await readOwners(tx),
      columns: day ? [] : await readBoard(tx, pipeline, board, behind),
      past: day ? await readPastBoard(tx, pipeline, day, behind) : null,
      sums: await sumDeals(tx, { ...(day ? { pipeline: pipeline.slug } : board), state: 'open' }),
    };
  });
  const head = adminHead(request, 'nav.deals');
  const { page } = query.page([]);
  return { head, page, today, day, read };
}

export const action = dealsAction;

const whole = (columns: readonly { stage: Stage; deals: number; value: number }[]) => {
  const open = columns.filter(({ stage }) => stage.kind === 'open');
  const all = (of: 'deals' | 'value') => open.reduce((sum, column) => sum + column[of], 0);
  return { deals: all('deals'), value: all('value') };
};

type Read = NonNullable<Route.ComponentProps['loaderData']['read']>;

function Deals({
  read,
  page: given,
  day,
  today,
}: { read: Read } & Omit<Route.ComponentProps['loaderData'], 'head' | 'read'>) {
  const { t } = useTranslation('deals');
  const top = useRef<HTMLDivElement>(null);
  const { pipelines, pipeline, owners, columns, past, sums } = read;
  const filters = useDealFilters(owners);
  const { stage: _, state: __, month: ___, reason: ____, ...narrowing } = given.filter;
  const page = { ...given, filter: { ...narrowing, pipeline: pipeline.slug } };
  const label = `${t('looks.deals')}: ${pipeline.name}`;
  // Another board resets the cards that were loaded after its first ones.
  const board = listAddress(page, { day: day ?? undefined });
  return (
    <>
      <ListTop
        topRef={top}
        heading={{
          title: t('nav.deals', { ns: 'admin' }),
          aside: (
            <>
              {!day && <DealSums sums={sums} />}
              <BoardDay day={day} today={today} pipeline={pipeline.slug} />
              <DealsLooks look="deals" page={page} />
            </>
          ),
        }}
        page={page}
        filters={day ? [] : filters}
        tabs={<PipelineTabs pipelines={pipelines} current={pipeline.slug} page={page} />}
        views={null}
        download={null}
        columns={null}
      />
      {past && day ? (
        <>
          <PastNotice day={day} then={whole(past)} now={sums} />
          <PastBoard key={board} label={label} columns={past} day={day} page={page} />
        </>
      ) : (
        <Board key={board} label={label} columns={columns} page={page} />
      )}
    </>
  );
}

export default function DealsPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('deals');
  const { read, ...given } = loaderData;
  if (!read) return <NoPipeline title={t('nav.deals', { ns: 'admin' })} />;
  return <Deals read={read} {...given} />;
}
