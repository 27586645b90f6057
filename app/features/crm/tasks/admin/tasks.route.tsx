import { useTranslation } from 'react-i18next';
import { asPerson } from '#app/access/guard.server.ts';
import { requireUser } from '#app/access/require-user.server.ts';
import { adminHead } from '#app/areas/admin/admin-head.server.ts';
import { readOwners } from '#app/features/crm/owners.store.server.ts';
import { parseListQuery } from '#app/ui/admin/data-table/list-query.ts';
import { DetailPanel } from '#app/ui/admin/detail-panel.tsx';
import { COUNTED } from '#app/ui/admin/list-tabs.tsx';
import { taskAction } from '../commands/task-actions.server.ts';
import { tasksList } from '../tasks.list.server.ts';
import { countTasks, listTasks, readTask, readTaskProducts } from '../tasks.store.server.ts';
import type { Route } from './+types/tasks.route';
import { TaskList } from './task-list.tsx';
import { TaskPanel } from './task-panel.tsx';
import styles from './tasks.css?url';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = parseListQuery(tasksList, new URL(request.url).searchParams);
  const { user, current } = requireUser(request, context);
  const found = await asPerson(user, async (tx) => ({
    tasks: await listTasks(tx, query),
    counts: await countTasks(tx, query.filter, COUNTED),
    people: await readOwners(tx),
    products: await readTaskProducts(tx),
    task: query.open ? await readTask(tx, query.open) : undefined,
  }));
  const { tasks, ...rest } = found;
  return {
    head: adminHead(request, 'nav.tasks'),
    ...query.page(tasks),
    ...rest,
    me: current.userId,
  };
}

/** All screens post their commands on tasks here. */
export const action = taskAction;

export default function TasksPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('admin');
  const { page, rows, counts, people, products, task, me } = loaderData;
  return (
    <TaskList
      title={t('nav.tasks')}
      page={page}
      tasks={rows}
      counts={counts}
      people={people}
      products={products}
      openId={task?.id}
      panel={
        task && (
          <DetailPanel
            labelledBy="task"
            page={page}
            rows={rows}
            openId={task.id}
            openerOf={(id) => `task-${id}`}
          >
            <TaskPanel task={task} people={people} me={me} />
          </DetailPanel>
        )
      }
    />
  );
}
