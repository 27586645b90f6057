import { createHash, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { metricsText } from '#app/features/system/metrics.server.ts';
import { settings } from '#app/platform/env.server.ts';
import type { Env } from '../env.ts';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Metrics for a Prometheus server that sends METRICS_TOKEN; 404 where that is not set. */
export async function metrics(context: Context<Env>) {
  const { METRICS_TOKEN } = settings();
  context.header('cache-control', 'no-store');
  if (!METRICS_TOKEN) return context.text('Not found\n', 404);
  const sent = context.req.header('authorization') ?? '';
  if (!timingSafeEqual(digest(sent), digest(`Bearer ${METRICS_TOKEN}`))) {
    context.header('www-authenticate', 'Bearer');
    return context.text('Unauthorized\n', 401);
  }
  const { type, text } = await metricsText();
  return context.body(text, 200, { 'content-type': type });
}
