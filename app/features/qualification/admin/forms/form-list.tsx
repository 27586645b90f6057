import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { adminPath } from '#app/paths.ts';
import type { DataColumn } from '#app/ui/admin/data-table/data-column.ts';
import { DataTable } from '#app/ui/admin/data-table/data-table.tsx';
import { type ListPage, listAddress } from '#app/ui/admin/data-table/list-address.ts';
import { ListTabs } from '#app/ui/admin/list-tabs.tsx';
import { FormActs } from './form-acts.tsx';
import { FormStateMark } from './form-state.tsx';
import { FORM_STATES, type FormRow } from './stored-form.ts';
import { useFormPosts } from './use-form-posts.ts';

function useColumns(): DataColumn<FormRow>[] {
  const { t } = useTranslation('forms');
  const fetcher = useFormPosts();
  const figure = (key: 'views' | 'starts' | 'completions'): DataColumn<FormRow> => ({
    key,
    label: t(`list.${key}`),
    sorts: 'down',
    numeric: true,
    cell: (row) => row[key],
  });
  return [
    {
      key: 'name',
      label: t('list.name'),
      sorts: 'up',
      cell: ({ id, name }) => (
        <Link id={`form-${id}`} to={adminPath('formBuilder', { id })} className="admin-row-link">
          <b>{name}</b>
        </Link>
      ),
    },
    {
      key: 'state',
      label: t('list.state'),
      sorts: 'up',
      cell: ({ state }) => <FormStateMark state={state} />,
    },
    {
      key: 'pages',
      label: t('list.pages'),
      room: 1000,
      cell: ({ pages }) => (pages.length > 0 ? pages.join(', ') : t('list.everyPage')),
    },
    {
      key: 'questions',
      label: t('list.questions'),
      room: 1000,
      numeric: true,
      cell: ({ questions }) => questions,
    },
    figure('views'),
    figure('starts'),
    figure('completions'),
    {
      key: 'acts',
      label: t('list.acts'),
      cell: (form) => <FormActs form={form} fetcher={fetcher} />,
    },
  ];
}

type Props = {
  title: string;
  page: ListPage;
  forms: readonly FormRow[];
  /** The button that creates a form. */
  create: ReactNode;
};

/** Forms with their recent figures; each links to its builder. */
export function FormList({ title, page, forms, create }: Props) {
  const { t } = useTranslation('forms');
  const columns = useColumns();
  const { state: current } = page.filter;
  return (
    <DataTable
      name="forms"
      heading={{ title, action: create }}
      caption={t('list.caption')}
      columns={columns}
      rows={forms}
      page={page}
      filters={[{ kind: 'search', name: 'text', label: t('list.search') }]}
      openId={undefined}
      tabs={
        <ListTabs
          label={t('list.state')}
          tabs={[undefined, ...FORM_STATES].map((state) => ({
            key: state ?? 'all',
            label: state ? t(`states.${state}`) : t('list.all'),
            to: listAddress({ ...page, filter: { ...page.filter, state } }),
            current: state === current,
          }))}
        />
      }
      empty={{ title: t('list.empty.title'), text: t('list.empty.text') }}
    />
  );
}
