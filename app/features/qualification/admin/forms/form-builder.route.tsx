import { asPerson } from '#app/access/guard.server.ts';
import { requireUser } from '#app/access/require-user.server.ts';
import { adminHead } from '#app/areas/admin/admin-head.server.ts';
import { ScreenError } from '#app/areas/admin/frame/screen-error.tsx';
import { revisionIn } from '#app/audit/change-set.server.ts';
import { readCustomFields } from '#app/features/custom-fields/custom-fields.store.server.ts';
import { postedForm } from '#app/platform/http/posted-form.server.ts';
import { notFound, uuidParam } from '#app/platform/http/route-params.ts';
import { useLatestReply } from '#app/ui/admin/use-latest-reply.ts';
import type { Route } from './+types/form-builder.route';
import { type FormReply, formAction } from './commands/form-actions.server.ts';
import { applyEdit } from './draft-edits.ts';
import { draftIn } from './draft-fields.ts';
import { FormBuilder } from './form-builder.tsx';
import { draftOf } from './form-draft.ts';
import { withDifferences } from './form-versions.server.ts';
import styles from './forms.css?url';
import { readClaimedPages, readForm, readSources, readVersions } from './forms.store.server.ts';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { user } = requireUser(request, context);
  const id = uuidParam(params.id);
  const found = await asPerson(user, async (tx) => {
    const form = await readForm(tx, id);
    if (!form) return undefined;
    const taken = await readClaimedPages(tx, id);
    return {
      form,
      taken,
      sources: await readSources(tx),
      fields: await readCustomFields(tx),
      versions: await withDifferences(tx, await readVersions(tx, id)),
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
    fields: found.fields.filter(
      ({ subject, isActive }) => isActive && (subject === 'contact' || subject === 'deal'),
    ),
    versions: found.versions,
  };
}

/** Edits the draft without scripts, for users who may save it; everything else is a command. */
export async function action(args: Route.ActionArgs) {
  const form = await postedForm(args.request.clone());
  // The form in the preview is no form of the site.
  if (form.get('intent') === 'preview') return {};
  const edit = form.get('edit');
  const { current } = requireUser(args.request, args.context);
  if (typeof edit !== 'string' || !current.permissions.has('site:update')) {
    return formAction(args);
  }
  const typed = applyEdit(draftIn(form), edit);
  return { edited: { typed, revision: revisionIn(form) } };
}

export default function FormBuilderPage({ loaderData, actionData, params }: Route.ComponentProps) {
  const answer = useLatestReply(actionData);
  const { form, deleted, taken, sources, fields, versions } = loaderData;
  return (
    <FormBuilder
      // Remounted for another form.
      key={params.id}
      form={form}
      deleted={deleted}
      taken={taken}
      sources={sources}
      fields={fields}
      versions={versions}
      reply={answer && 'ok' in answer ? (answer as FormReply) : undefined}
      edited={answer && 'edited' in answer ? answer.edited : undefined}
    />
  );
}

export function ErrorBoundary() {
  return <ScreenError loading="fields" />;
}
