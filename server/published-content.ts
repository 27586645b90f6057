import type { MiddlewareHandler } from 'hono';
import {
  type Content,
  withContent,
} from '#app/features/content/overrides/published-content.server.ts';
import { siteSnapshot } from '#app/pages/site-snapshot.server.ts';
import { refreshCacheablePages } from './cacheable-pages.ts';
import type { Env } from './env.ts';

let latest: Content | undefined;

/** Everything that answers this request shows the content that staff have published. Where it cannot be read, the content of the files is shown, and code that needs the rows reports the error. */
export const publishedContent: MiddlewareHandler<Env> = async (context, next) => {
  const snapshot = await siteSnapshot().catch(() => undefined);
  if (!snapshot) return next();
  const content = snapshot.content(context.get('facts').businessUnit);
  return withContent(content, () => {
    if (content !== latest) {
      latest = content;
      refreshCacheablePages();
    }
    return next();
  });
};
