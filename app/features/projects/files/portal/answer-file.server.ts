import type { RouterContextProvider } from 'react-router';
import { requireUser } from '#app/access/require-user.server.ts';
import { noteMissed } from '#app/areas/portal/portal-page.server.ts';
import { instanceOf } from '#app/i18n/instances.ts';
import { preferredLocale } from '#app/pages/root-data.server.ts';
import { portalPaths } from '#app/paths.ts';
import { type FileToSend, sendFile } from '#app/platform/files/send-file.server.ts';
import { notFound } from '#app/platform/http/route-params.ts';
import { isUuid } from '#app/ui/uuid.ts';
import { addressState } from '../file-address.server.ts';
import styles from './files.css?url';

type Options = {
  page: 'versionFile' | 'versionPage' | 'projectFileVersion';
  version: string;
  read: (id: string) => Promise<FileToSend | undefined>;
};

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Says that an address of the user has expired, and where its file is found. */
function lateAnswer(request: Request): Response {
  const locale = preferredLocale(request);
  const t = instanceOf(locale).getFixedT(locale, 'files');
  const [thing, state, text, back] = (['thing', 'state', 'text', 'back'] as const).map((key) =>
    escaped(t(`late.${key}`)),
  );
  // Of the page it stood on the browser says no more than its origin, so it leads to all files.
  return new Response(
    `<!doctype html><html lang="${locale}"><meta charset="utf-8">` +
      `<meta name="viewport" content="width=device-width,initial-scale=1"><title>${thing}</title>` +
      `<link rel="stylesheet" href="${styles}"><body class="portal"><main class="frame">` +
      `<h1 class="portal-title">${thing} <span>${state}</span></h1><p class="soft">${text}</p>` +
      `<p class="acts"><a class="button" href="${portalPaths.files}">${back}</a></p></main>`,
    {
      status: 403,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy':
          "default-src 'none'; style-src 'self'; font-src 'self'; frame-ancestors 'none'",
        'cache-control': 'private, no-store',
        'x-robots-tag': 'noindex',
      },
    },
  );
}

/**
 * A file by its address, which was made for one person and ends after ten minutes, to a user who may see it
 * at this moment: the database decides. What is another's is not there; both go on the security record.
 */
export async function answerFile(
  request: Request,
  context: Readonly<RouterContextProvider>,
  { page, version, read }: Options,
): Promise<Response> {
  const { current } = requireUser(request, context);
  const { searchParams } = new URL(request.url);
  const state = addressState(page, version, current.userId, searchParams);
  if (state === 'late') {
    await noteMissed(request, context);
    return lateAnswer(request);
  }
  const found = state === 'open' && isUuid(version) ? await read(version) : undefined;
  const answer = found && (await sendFile(found, searchParams.has('abrir')));
  if (answer) return answer;
  await noteMissed(request, context);
  throw notFound();
}
