import { data } from 'react-router';
import { asPerson } from '#app/access/guard.server.ts';
import { requireUser } from '#app/access/require-user.server.ts';
import { adminHead } from '#app/areas/admin/admin-head.server.ts';
import { ScreenError } from '#app/areas/admin/frame/screen-error.tsx';
import { postedForm } from '#app/platform/http/posted-form.server.ts';
import { notFound, uuidParam } from '#app/platform/http/route-params.ts';
import { useKeptReply } from '#app/ui/admin/use-kept-reply.ts';
import type { Route } from './+types/form-builder.route';
import { definitionDifferences } from './definition-differences.ts';
import { editForm } from './edit-form.server.ts';
import { FormBuilder } from './form-builder.tsx';
import { draftOf } from './form-draft.ts';
import styles from './forms.css?url';
import { readForm, readSources, readTakenPages, readVersions } from './forms.store.server.ts';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { user } = requireUser(request, context);
  const id = uuidParam(params.id);
  const found = await asPerson(user, async (tx) => {
    const form = await readForm(tx, id);
    if (!form) return undefined;
    const taken = await readTakenPages(tx, id);
    return {
      form,
      taken,
      sources: await readSources(tx),
      versions: await readVersions(tx, id),
    };
  });
  if (!found) throw notFound();
  const { definition, name, state, revision, deleted } = found.form;
  return {
    head: adminHead(request, 'nav.forms'),
    form: { id: found.form.id, name, state, revision, draft: draftOf(found.form, definition) },
    deleted,
    taken: found.taken,
    sources: found.sources,
    versions: found.versions.map((row, index, rows) => {
      const before = rows[index + 1];
      return {
        id: row.id,
        version: row.version,
        at: row.createdAt.toISOString(),
        by: row.byName,
        differences: before ? definitionDifferences(before.definition, row.definition) : null,
      };
    }),
  };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { user, current } = requireUser(request, context);
  const form = await postedForm(request);
  const { reply, status } = await editForm(user, params.id, form, current.permissions);
  return data(reply, { status });
}

export default function FormBuilderPage({ loaderData, actionData, params }: Route.ComponentProps) {
  const reply = useKeptReply(actionData);
  const { form, deleted, taken, sources, versions } = loaderData;
  return (
    <FormBuilder
      // Remounted for another form.
      key={params.id}
      form={form}
      deleted={deleted}
      taken={taken}
      sources={sources}
      versions={versions}
      reply={reply}
    />
  );
}

export function ErrorBoundary() {
  return <ScreenError loading="fields" />;
}
