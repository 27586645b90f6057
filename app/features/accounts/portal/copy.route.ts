import { data, redirect } from 'react-router';
import { asPerson, requireSession } from '#app/access/guard.server.ts';
import { requireUser } from '#app/access/require-user.server.ts';
import { readOwnCopy } from '#app/features/privacy/own-data.store.server.ts';
import { namesOf } from '#app/features/privacy/table-names.ts';
import { readClientCopy } from '#app/features/projects/client-copy.store.server.ts';
import { type Membership, readMemberships } from '#app/features/projects/members.store.server.ts';
import { instanceOf } from '#app/i18n/instances.ts';
import { preferredLocale } from '#app/pages/root-data.server.ts';
import { portalPaths } from '#app/paths.ts';
import { type ZipFile, zipOf } from '#app/platform/files/zip-files.server.ts';
import type { Route } from './+types/copy.route';
import type { Done } from './account-reply.ts';
import { COPY_PARTS, type CopyWords, clientFiles } from './copy-files.server.ts';

export const middleware = [requireSession];

function wordsFor(request: Request): CopyWords {
  const locale = preferredLocale(request);
  const t = instanceOf(locale).getFixedT(locale, 'client-account');
  return Object.fromEntries(
    COPY_PARTS.map((part) => [part, t(`data.parts.${part}`)] as const),
  ) as CopyWords;
}

/** All personal data of the user, and what they see of their clients, with files: one archive, streamed as
 * it is read. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { user } = requireUser(request, context);
  // Staff who only view as a client may not export.
  if (user.viewing) throw data({ missing: null, granters: [] }, { status: 403 });
  const copy = await asPerson(user, async (tx) => {
    const own = await readOwnCopy(tx);
    if (own.outcome !== 'copied') return own;
    const clients: (Membership & { projects: unknown[]; invoices: unknown[] })[] = [];
    for (const client of await readMemberships(tx))
      clients.push({ ...client, ...(await readClientCopy(tx, client)) });
    return { ...own, clients };
  });
  if (copy.outcome !== 'copied') {
    const done: Done = copy.outcome === 'limited' ? 'copy-limited' : 'copy-unproved';
    throw redirect(`${portalPaths.account}?${new URLSearchParams({ done })}`, 303);
  }
  const { tables: you, clients } = copy;
  const words = wordsFor(request);
  const locale = preferredLocale(request);
  const tables = instanceOf(locale).t('tables', { ns: 'privacy', returnObjects: true });
  const names = namesOf(you, tables);

  async function* files(): AsyncGenerator<ZipFile> {
    const text = JSON.stringify({ names, you, clients }, null, 2);
    yield { place: [`${words.data}.json`], open: async () => asText(text) };
    for (const client of clients) {
      const inside = clients.length > 1 ? [client.name] : [];
      yield* clientFiles({ user, client, words }, inside);
    }
  }
  return new Response(zipOf(files()), {
    headers: {
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="${words.archive}.zip"`,
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
      // Sent as it is read.
      'x-stream': '1',
    },
  });
}

async function* asText(text: string) {
  yield `${text}\n`;
}
