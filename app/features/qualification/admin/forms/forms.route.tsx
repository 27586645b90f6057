import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { asPerson } from '#app/access/guard.server.ts';
import { requireUser } from '#app/access/require-user.server.ts';
import { Needs } from '#app/access/rights/needs.tsx';
import { adminHead } from '#app/areas/admin/admin-head.server.ts';
import { ScreenError } from '#app/areas/admin/frame/screen-error.tsx';
import { parseListQuery } from '#app/ui/admin/data-table/list-query.ts';
import { useLatestReply } from '#app/ui/admin/use-latest-reply.ts';
import { Button } from '#app/ui/button.tsx';
import type { Route } from './+types/forms.route';
import { type FormListReply, formListAction } from './commands/form-actions.server.ts';
import { FormActNotice } from './form-act-notice.tsx';
import { FormList } from './form-list.tsx';
import styles from './forms.css?url';
import { formsList } from './forms.list.server.ts';
import { listForms } from './forms.store.server.ts';
import { FIGURE_DAYS } from './stored-form.ts';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = parseListQuery(formsList, new URL(request.url).searchParams);
  const { user } = requireUser(request, context);
  const { rows, page } = query.page(await asPerson(user, (tx) => listForms(tx, query)));
  return { head: adminHead(request, 'nav.forms'), page, forms: rows };
}

export const action = formListAction;

export default function FormsPage({ loaderData, actionData }: Route.ComponentProps) {
  const reply = useLatestReply<FormListReply>(actionData);
  const { t } = useTranslation('forms');
  const { t: admin } = useTranslation('admin');
  return (
    <>
      <FormActNotice reply={reply} />
      <FormList
        title={admin('nav.forms')}
        page={loaderData.page}
        forms={loaderData.forms}
        create={
          <Needs resource="site" action="create" label={t('list.create')}>
            <Form method="post">
              <Button type="submit" small name="intent" value="create">
                {t('list.create')}
              </Button>
            </Form>
          </Needs>
        }
      />
      <p className="hint">{t('list.figures', { days: String(FIGURE_DAYS) })}</p>
    </>
  );
}

export function ErrorBoundary() {
  return <ScreenError loading="forms" />;
}
