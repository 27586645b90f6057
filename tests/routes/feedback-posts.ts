import { randomUUID } from 'node:crypto';
import { endpoints } from '#app/paths.ts';
import type { Answer, Ask } from './ask.ts';
import { sql } from './auth-posts.ts';
import type { BuiltSite } from './built-site.ts';

export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
export const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<<>>\n%%EOF\n');
export const GIF = Buffer.from(
  'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7',
  'base64',
);

export type File = { name: string; bytes: Buffer; type?: string };

/** A form with files as a browser sends it. */
export async function multipart(
  fields: Readonly<Record<string, string>>,
  files: readonly File[] = [],
  field = 'files',
) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  for (const { name, bytes, type = '' } of files) {
    form.append(field, new Blob([new Uint8Array(bytes)], { type }), name);
  }
  const encoded = new Response(form);
  const body = Buffer.from(await encoded.arrayBuffer());
  return { body, type: encoded.headers.get('content-type') ?? '' };
}

/** What a person fills in, each time another. */
export const ENTRY = { type: 'bug', severity: 'high', csat: '5', score: '7' } as const;

type Post = {
  fields?: Record<string, string>;
  files?: readonly File[];
  headers?: Record<string, string>;
  path?: string;
};

/** The site's form, from a visitor of its own by default: as a browser without scripts posts it. */
export async function postForm(site: BuiltSite, post: Post = {}): Promise<Answer> {
  const { fields = {}, files = [], headers = {}, path = endpoints.feedbackSubmit.pt } = post;
  const text = { ...ENTRY, verbatim: `O botão some. ${randomUUID()}`, session: randomUUID() };
  const { body, type } = await multipart({ ...text, ...fields }, files);
  return site.ask(path, {
    method: 'POST',
    headers: {
      'content-type': type,
      'content-length': String(body.length),
      origin: site.origin,
      ...headers,
    },
    body,
  });
}

/** What another product sends. */
export const payload = (changed: Record<string, unknown> = {}) => ({
  project_key: 'forja',
  module_key: 'site',
  persona: 'usuario_final',
  channel: 'inapp',
  type: 'bug',
  score: null,
  severity: 'medium',
  verbatim: `Travou ao salvar. ${randomUUID()}`,
  context: { url: 'https://app.example.com/pedidos', path: '/pedidos', browser: 'x' },
  attachments: [],
  ...changed,
});

/** A call of the collector, from an agent of its own so that calls do not share a limit. */
export const callCollector = (
  site: BuiltSite,
  key: string,
  body: string | Buffer | object,
  headers: Record<string, string> = {},
) => {
  const sent = typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body);
  const options: Ask = {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${key}`,
      'user-agent': randomUUID(),
      'content-length': String(Buffer.byteLength(sent)),
      ...headers,
    },
    body: sent,
  };
  return site.ask(endpoints.feedbackCollector, options);
};

export type EntryRow = {
  id: string;
  protocol: string;
  type: string;
  severity: string;
  score: number | null;
  verbatim: string;
  context: Record<string, unknown>;
  author_email: string | null;
  contact_id: string | null;
  contact_claim: string | null;
  attachments: { id: string; name: string; type: string; size: number }[];
  review_reason: string | null;
};

/** Entries whose words begin so. */
export const entriesSaying = (words: string) =>
  sql<EntryRow>('select * from public.feedback_entries where starts_with(verbatim, $1)', words);

export const filesOf = (entryId: string) =>
  sql<{ id: string; storage_key: string; original_name: string; content_type: string }>(
    'select * from public.feedback_attachments where entry_id = $1 order by original_name',
    entryId,
  );
