import { data } from 'react-router';
import { z } from 'zod';
import { asPerson } from '#app/access/guard.server.ts';
import { requireUser } from '#app/access/require-user.server.ts';
import { postedForm } from '#app/platform/http/posted-form.server.ts';
import { notFound } from '#app/platform/http/route-params.ts';
import { CONTACT_WAY_TYPES } from '../company.ts';
import type { Route } from './+types/company-preview.route';
import { previewContactWay, previewSettings } from './company-preview.server.tsx';
import { companyValuesIn, contactWayIn } from './company-values.server.ts';
import { readUnits } from './staff-company.store.server.ts';
import type { Preview } from './staff-company.ts';

const previewQuery = z.object({
  unit: z.string().max(60),
  type: z.enum(CONTACT_WAY_TYPES).catch('phone'),
  id: z.uuid().nullable().catch(null).default(null),
});

/** A preview of typed settings, or of a typed contact way; null where they are invalid. */
function drawn(what: string, query: z.output<typeof previewQuery>, form: FormData) {
  if (what === 'settings') {
    const values = companyValuesIn(form);
    return 'mistakes' in values ? null : previewSettings(query.unit, values);
  }
  const way = contactWayIn(query.type, form);
  return 'mistakes' in way ? null : previewContactWay({ ...way, id: query.id, type: query.type });
}

/** Nothing is read: the preview shows the posted values. */
export function loader() {
  throw notFound();
}

/** Previews in both languages of the company's screens. Nothing is stored. */
export async function action({ request, context, params }: Route.ActionArgs): Promise<Response> {
  const { user, current } = requireUser(request, context);
  if (!current.permissions.has('settings:update')) throw data(null, { status: 403 });
  const query = previewQuery.safeParse(Object.fromEntries(new URL(request.url).searchParams));
  if (!query.success || !['settings', 'contact'].includes(params.what)) throw notFound();
  const units = await asPerson(user, readUnits);
  if (!units.some(({ slug }) => slug === query.data.unit)) throw notFound();
  const preview: Preview | null = await drawn(params.what, query.data, await postedForm(request));
  const headers = { 'cache-control': 'no-store' };
  return preview
    ? Response.json(preview, { headers })
    : new Response(null, { status: 204, headers });
}
