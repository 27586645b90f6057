import { Layers, User } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Needs } from '#app/access/rights/needs.tsx';
import { adminPath } from '#app/paths.ts';
import type { DataColumn } from '#app/ui/admin/data-table/data-column.ts';
import { DataTable } from '#app/ui/admin/data-table/data-table.tsx';
import { type ListPage, listAddress } from '#app/ui/admin/data-table/list-address.ts';
import { ListTabs } from '#app/ui/admin/list-tabs.tsx';
import { TASK_STATES, type Task, type TaskPerson } from '../tasks.ts';
import { TaskBulk } from './task-bulk.tsx';
import { TaskDue } from './task-due.tsx';
import { TaskSubjectLink } from './task-subject-link.tsx';
import { TaskTick } from './task-tick.tsx';
import { useTaskPosts } from './use-task-posts.ts';

type Props = {
  title: string;
  page: ListPage;
  tasks: readonly Task[];
  counts: Readonly<Record<(typeof TASK_STATES)[number], number>>;
  people: readonly TaskPerson[];
  products: readonly { slug: string; name: string }[];
  openId: string | undefined;
  panel: ReactNode;
};

const taskPanelAddress = (page: ListPage, { id }: Task) =>
  listAddress(page, { after: page.after ?? undefined, open: id });

function useColumns(page: ListPage, acts: ReturnType<typeof useTaskPosts>): DataColumn<Task>[] {
  const { t } = useTranslation('tasks');
  return [
    {
      key: 'title',
      label: t('one'),
      cell: (task) => (
        <span className="task-cell">
          <TaskTick task={task} fetcher={acts} />
          <Link
            id={`task-${task.id}`}
            to={taskPanelAddress(page, task)}
            preventScrollReset
            className="admin-row-link"
          >
            <b>{task.title || t('emptied')}</b>
          </Link>
        </span>
      ),
    },
    { key: 'subject', label: t('subject'), cell: (task) => <TaskSubjectLink task={task} /> },
    {
      key: 'owner',
      label: t('fields.owner'),
      room: 800,
      cell: ({ owner }) => owner ?? t('nobody'),
    },
    {
      key: 'product',
      label: t('product'),
      room: 1000,
      cell: ({ productName }) => productName ?? '',
    },
    {
      key: 'due',
      label: t('due'),
      sorts: 'up',
      numeric: true,
      cell: (task) => <TaskDue task={task} />,
    },
  ];
}

/** The list of tasks: the user's or all, late, today, this week, done. */
export function TaskList(props: Props) {
  const { title, page, tasks, counts, people, products, openId, panel } = props;
  const { t } = useTranslation('tasks');
  const acts = useTaskPosts();
  const columns = useColumns(page, acts);
  const { state: current, owner } = page.filter;
  const whose = owner === 'me' ? undefined : 'me';
  return (
    <DataTable
      name="tasks"
      heading={{
        title,
        aside: (
          <Link
            className="link"
            to={listAddress({ ...page, filter: { ...page.filter, owner: whose } })}
          >
            {t(whose ? 'mine' : 'all')}
          </Link>
        ),
      }}
      panel={panel}
      panelAddress={(task) => taskPanelAddress(page, task)}
      caption={t('caption')}
      columns={columns}
      rows={tasks}
      page={page}
      openId={openId}
      filters={[
        {
          kind: 'choice',
          icon: User,
          name: 'owner',
          label: t('fields.owner'),
          options: [
            { value: 'me', label: t('me') },
            { value: 'nobody', label: t('nobody') },
            ...people.map(({ id, name }) => ({ value: id, label: name })),
          ],
        },
        {
          kind: 'choice',
          icon: Layers,
          name: 'product',
          label: t('product'),
          options: products.map(({ slug, name }) => ({ value: slug, label: name })),
        },
      ]}
      tabs={
        <ListTabs
          label={t('state')}
          tabs={[undefined, ...TASK_STATES].map((state) => ({
            key: state ?? 'open',
            label: t(`states.${state ?? 'open'}`),
            // The last finished comes first.
            to: listAddress({
              ...page,
              filter: { ...page.filter, state },
              sort: { by: 'due', descending: state === 'done' },
            }),
            current: state === current,
            count: state && counts[state],
          }))}
        />
      }
      bulk={{
        nameOf: (task) => task.title,
        form: ({ id }) => (
          <Needs resource="crm" action="update" label={t('tick')}>
            <TaskBulk id={id} people={people} fetcher={acts} />
          </Needs>
        ),
      }}
      empty={{
        title: t('empty.title'),
        text: t('empty.text'),
        action: { label: t('empty.action'), href: adminPath('leads') },
      }}
    />
  );
}
