import { createHash } from 'node:crypto';
import type { Handler } from 'hono';
import { html, raw } from 'hono/html';
import { apiDocument } from '#app/access/api/api-document.server.ts';
import { PROBLEMS } from '#app/access/api/api-problem.ts';
import type { AnyApiResource } from '#app/access/api/api-resource.server.ts';
import { WEBHOOK_EVENTS } from '#app/features/integrations/webhooks/webhook.ts';
import { instanceOf } from '#app/i18n/instances.ts';
import { type Locale, localeOfPath } from '#app/i18n/locale.ts';
import { endpoints, side } from '#app/paths.ts';
import { SECURITY_HEADERS } from '#app/platform/http/content-security.server.ts';
import { apiResources } from '#app/registry.server.ts';
import type { Env } from '../env.ts';

/** A message of a webhook, with the headers of Standard Webhooks. */
const MESSAGE = `webhook-id: msg_2f6d…
webhook-timestamp: 1796040000
webhook-signature: v1,K5oZ…

{"type": "lead.created", "timestamp": "2026-11-30T12:00:00.000Z",
 "data": {"id": "7c9e…", "product": "forja", "status": "new"}}`;

const AN_HOUR = 'public, max-age=3600';

/** The document that clients are generated from. It names nobody, so it needs no key. */
export const apiDocumentFile: Handler<Env> = (context) => {
  const server = `${context.get('facts').origin}${endpoints.apiRoot}`;
  const headers = { ...SECURITY_HEADERS, 'cache-control': AN_HOUR };
  return Response.json(apiDocument(apiResources, server), { headers });
};

const STYLE = `:root{color-scheme:light dark;--line:light-dark(#d5d6d2,#33364a);--soft:light-dark(#55586b,#b4b6c6);
--ink:light-dark(#14162a,#f0f1f6);--ground:light-dark(#fbfcfa,#10121d);--mark:light-dark(#2a22d8,#a59dff)}
*{box-sizing:border-box}body{margin:0;background:var(--ground);color:var(--ink);font:16px/1.6 system-ui,sans-serif}
main{max-width:62rem;margin:0 auto;padding:2rem 1rem 4rem}h1{line-height:1.2}h2{margin-top:3rem;padding-top:1rem;
border-top:1px solid var(--line)}h3{margin-top:2rem}a{color:var(--mark)}code,pre{font-family:ui-monospace,monospace;
font-size:.875rem}pre{padding:.75rem;overflow-x:auto;border:1px solid var(--line)}.soft{color:var(--soft)}
.scroll{overflow-x:auto}table{width:100%;border-collapse:collapse;font-size:.9375rem}th,td{padding:.375rem .75rem .375rem 0;
text-align:left;vertical-align:top;border-bottom:1px solid var(--line)}nav ul{columns:2 12rem;padding-left:1.25rem}
td{overflow-wrap:anywhere}`;
const POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; frame-ancestors 'none'`;

type Schema = {
  type?: string | string[];
  format?: string;
  enum?: readonly string[];
  anyOf?: readonly Schema[];
  items?: Schema;
  description?: string;
  properties?: Record<string, Schema>;
  required?: readonly string[];
};
type Call = {
  parameters: readonly { name: string; in: string; schema: Schema; description?: string }[];
  requestBody?: { content: { 'application/json': { schema: Schema } } };
};
type Document = {
  paths: Record<string, Partial<Record<'get' | 'post' | 'patch', Call>>>;
  components: { schemas: Record<string, Schema> };
};

/** The type of a value in one line. */
function kindOf(schema: Schema): string {
  if (schema.enum) return schema.enum.join(' | ');
  if (schema.anyOf) return schema.anyOf.map(kindOf).join(' | ');
  if (schema.items) return `${kindOf(schema.items)}[]`;
  const kind = [schema.type ?? 'object'].flat().join(' | ');
  return schema.format ? `${kind} (${schema.format})` : kind;
}

const wordsOf = (locale: Locale) =>
  instanceOf(locale).getFixedT(locale, 'integrations', 'reference');
type Words = ReturnType<typeof wordsOf>;

function fieldTable(t: Words, schema: Schema, needed: boolean) {
  const rows = Object.entries(schema.properties ?? {});
  return html`<div class="scroll"><table><thead><tr><th scope="col">${t('field')}</th><th scope="col">${t('type')}</th></tr></thead><tbody>
${rows.map(
  ([name, field]) =>
    html`<tr><td><code>${name}</code>${
      needed && schema.required?.includes(name)
        ? html` <span class="soft">${t('required')}</span>`
        : ''
    }</td><td><code>${kindOf(field)}</code></td></tr>`,
)}</tbody></table></div>`;
}

function resourcePart(
  t: Words,
  document: Document,
  { name, scope, create, update }: AnyApiResource,
) {
  const root = `${endpoints.apiRoot}/${name}`;
  const list = document.paths[`/${name}`];
  const one = document.paths[`/${name}/{id}`];
  const schemaName = apiResources.find((each) => each.name === name)?.singular ?? '';
  const row = document.components.schemas[`${schemaName[0]?.toUpperCase()}${schemaName.slice(1)}`];
  const filters = (list?.get?.parameters ?? []).map(
    ({ name: key, schema }) => [key, schema] as const,
  );
  const bodyOf = (call: Call | undefined) => call?.requestBody?.content['application/json'].schema;
  const made = bodyOf(list?.post);
  const changed = bodyOf(one?.patch);
  return html`<h2 id="${name}">${t(`resources.${name as 'leads'}`)}</h2>
<p><code>GET ${root}</code> · <code>GET ${root}/{id}</code> <span class="soft">${t('needs', { scope })}</span></p>
<h3>${t('filters')}</h3>${fieldTable(t, { properties: Object.fromEntries(filters) }, false)}
<h3>${t('fields')}</h3>${row ? fieldTable(t, row, false) : ''}
${
  create && made
    ? html`<h3>${t('create')}</h3><p><code>POST ${root}</code> <span class="soft">${t('needs', { scope: create.scope })}</span></p>${fieldTable(t, made, true)}`
    : ''
}${
  update && changed
    ? html`<h3>${t('update')}</h3><p><code>PATCH ${root}/{id}</code> <span class="soft">${t('needs', { scope: update.scope })}</span></p>${fieldTable(t, changed, true)}`
    : ''
}`;
}

/** The reference of the API: a plain page, the same with and without scripts. */
export const apiReference: Handler<Env> = (context) => {
  const locale = localeOfPath(new URL(context.req.url).pathname);
  const other: Locale = locale === 'en' ? 'pt-BR' : 'en';
  const t = wordsOf(locale);
  const { origin } = context.get('facts');
  const document = apiDocument(
    apiResources,
    `${origin}${endpoints.apiRoot}`,
  ) as unknown as Document;
  const example = `curl ${origin}${endpoints.apiRoot}/leads?limit=10 \\\n  -H "Authorization: Bearer forja_…"`;
  const write = `curl ${origin}${endpoints.apiRoot}/leads \\\n  -H "Authorization: Bearer forja_…" \\\n  -H "Content-Type: application/json" \\\n  -H "Idempotency-Key: 7f0c1c4e" \\\n  -d '{"product": "forja", "name": "Ana Souza", "email": "ana@exemplo.com.br"}'`;
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) context.header(name, value);
  context.header('content-security-policy', POLICY);
  context.header('cache-control', AN_HOUR);
  return context.html(
    html`<!doctype html><html lang="${locale}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${t('title')}</title><link rel="alternate" hreflang="${other}" href="${endpoints.apiReference[side(other)]}">
<style>${raw(STYLE)}</style></head><body><main><h1>${t('title')}</h1><p>${t('lead')}</p>
<p><a href="${endpoints.apiDocument}">${t('document')}</a> · <a href="${endpoints.apiReference[side(other)]}" lang="${other}">${t('otherLanguage')}</a></p>
<nav aria-label="${t('contents')}"><ul>${apiResources.map(
      ({ name }) => html`<li><a href="#${name}">${t(`resources.${name as 'leads'}`)}</a></li>`,
    )}<li><a href="#webhooks">${t('webhooks')}</a></li><li><a href="#problems">${t('problems')}</a></li></ul></nav>
<h2>${t('keys')}</h2><p>${t('keysText')}</p><pre><code>${example}</code></pre>
<h2>${t('paging')}</h2><p>${t('pagingText')}</p>
<h2>${t('writing')}</h2><p>${t('writingText')}</p><pre><code>${write}</code></pre>
<h2>${t('limits')}</h2><p>${t('limitsText')}</p>
${apiResources.map((resource) => resourcePart(t, document, resource))}
<h2 id="webhooks">${t('webhooks')}</h2><p>${t('webhooksText')}</p><pre><code>${MESSAGE}</code></pre>
<p>${WEBHOOK_EVENTS.map((event, at) => html`${at > 0 ? ' · ' : ''}<code>${event}</code>`)}</p>
<h2 id="problems">${t('problems')}</h2><p>${t('problemsText')}</p><div class="scroll"><table><thead><tr><th scope="col">${t('code')}</th><th scope="col">HTTP</th><th scope="col">${t('meaning')}</th></tr></thead><tbody>${Object.entries(
      PROBLEMS,
    ).map(
      ([code, { status, title }]) =>
        html`<tr id="${code}"><td><code>${code}</code></td><td>${status}</td><td lang="en">${title}</td></tr>`,
    )}</tbody></table></div></main></body></html>`,
  );
};
