import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { FEEDS } from '#app/features/content/articles/feeds/feeds.ts';
import { LOCALES } from '#app/i18n/locale.ts';
import { adminPaths, endpointPattern, endpoints, type LocalizedEndpoint } from '#app/paths.ts';
import { formRoutes } from '#app/registry.server.ts';
import { answerEventStream } from './answer-event-stream.ts';
import { api } from './api/answer-call.ts';
import { apiDocumentFile, apiReference } from './api/reference.ts';
import { articleFeed } from './article-feeds.ts';
import { consentPiece, putConsent } from './consent.ts';
import { recordCounts } from './counts.ts';
import { onCrash } from './crash-answer.ts';
import { devMailbox } from './dev-mailbox.ts';
import type { Env } from './env.ts';
import { feedbackCollector, feedbackPreflight } from './feedback-collector.ts';
import { limitWork } from './limit-work.ts';
import { oldPaths } from './old-paths.ts';
import { oneClickPaths, oneClickUnsubscribe } from './one-click-unsubscribe.ts';
import { icon, previewPicture } from './pictures.ts';
import { answerFormPost } from './posts/answer-form-post.ts';
import { limitBody } from './posts/limit-body.ts';
import { requireOwnOrigin } from './posts/own-origin.ts';
import { preferredLocale } from './preferred-locale.ts';
import { health, liveness, readiness } from './probes/health.ts';
import { metrics } from './probes/metrics.ts';
import { publishedContent } from './published-content.ts';
import { reactRouter } from './react-router.ts';
import { refuseForeignData } from './refuse-foreign-data.ts';
import { requestFactsOf } from './request-facts.ts';
import { restCall } from './rest/answer-rest.ts';
import { restAuth } from './rest/rest-auth.ts';
import { restPreflight } from './rest/rest-headers.ts';
import { manifest, robots, sitemap } from './search-files.ts';
import { unlisted } from './unlisted.ts';
import { contentPicture, logoFile, publicFile } from './uploaded-pictures.ts';

/** Posts about leaving the newsletter carry one field. */
const LARGEST_LEAVING_BYTES = 4 * 1024;

/**
 * The steps of a request that memory could not answer, in order. Pages and assets in memory are
 * answered before this, in `listener.ts`.
 */
export function main(): Hono<Env> {
  const app = new Hono<Env>();
  app.onError(onCrash);
  app.use(async (context, next) => {
    context.set('facts', requestFactsOf(context.env));
    await next();
  });
  app.use(unlisted);
  app.get(endpoints.health, health);
  app.get(endpoints.liveness, liveness);
  app.get(endpoints.readiness, readiness);
  app.get(endpoints.metrics, metrics);
  app.use(limitWork);
  app.use(publishedContent);
  app.get(endpoints.sitemap, sitemap);
  app.get(endpoints.robots, robots);
  app.on('GET', Object.values(endpoints.manifest), manifest);
  for (const { endpoint } of FEEDS) {
    app.on('GET', Object.values(endpoints[endpoint]), articleFeed(endpoint));
  }
  app.on('GET', [`${endpoints.icons}/*`, endpoints.appleTouchIcon, endpoints.favicon], icon);
  app.get(`${endpoints.pictures}/*`, previewPicture);
  app.get(`${endpoints.logos}/*`, logoFile);
  app.get(`${endpoints.contentPictures}/*`, contentPicture);
  app.on(
    'POST',
    oneClickPaths,
    bodyLimit({ maxSize: LARGEST_LEAVING_BYTES }),
    limitBody,
    oneClickUnsubscribe,
  );
  app.get(`${endpoints.consent}/:locale/:piece`, consentPiece);
  // Before the origin rule: it is called by other products, who show a key instead.
  app.options(endpoints.feedbackCollector, feedbackPreflight);
  app.post(endpoints.feedbackCollector, feedbackCollector);
  app.get(endpoints.apiDocument, apiDocumentFile);
  app.on('GET', Object.values(endpoints.apiReference), apiReference);
  app.all(`${endpoints.apiRoot}/*`, api);
  // Before the origin rule as well: no cookie is read, calls carry key and token.
  app.options(`${endpoints.restRoot}/*`, restPreflight);
  app.options(`${endpoints.restAuth}/*`, restPreflight);
  app.all(`${endpoints.restRoot}/*`, restCall);
  app.all(`${endpoints.restAuth}/*`, restAuth);
  app.get(`${endpoints.restFiles}/*`, publicFile);
  app.use(requireOwnOrigin);
  app.use(limitBody);
  app.post(endpoints.preferredLocale, preferredLocale);
  app.post(endpoints.consent, putConsent);
  app.post(endpoints.counts, recordCounts);
  app.get(adminPaths.events, answerEventStream);
  app.use(oldPaths);
  app.use(refuseForeignData);
  if (import.meta.env.DEV) app.get(endpoints.devMailbox, devMailbox);
  for (const [endpoint, route] of Object.entries(formRoutes)) {
    const addresses = LOCALES.map((locale) =>
      endpointPattern(endpoint as LocalizedEndpoint, locale),
    );
    app.on('POST', addresses, answerFormPost(route));
  }
  app.all('*', reactRouter);
  return app;
}
