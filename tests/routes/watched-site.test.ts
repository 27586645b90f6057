import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { endpoints } from '#app/paths.ts';
import { useBuiltSite } from './built-site.ts';
import { leadPost } from './lead-post.ts';

const TOKEN = 'a-token-of-metrics';
const site = useBuiltSite({ env: { METRICS_TOKEN: TOKEN } });
const scrape = (authorization?: string) =>
  site().ask(endpoints.metrics, authorization ? { headers: { authorization } } : {});

/** The value of a metric without labels. */
const metricOf = (text: string, name: string) =>
  Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? Number.NaN);

describe('metrics', () => {
  it('are for callers with the token alone', async () => {
    for (const sent of [undefined, 'Bearer wrong', TOKEN]) {
      const { status, text } = await scrape(sent);
      expect(status).toBe(401);
      expect(text).not.toContain('forja_');
    }
  });

  it('count waiting leads, and hold no data of a person', async () => {
    const email = 'ana@metricas.example';
    const post = leadPost({ origin: site().origin, answers: { email } });
    expect((await site().ask('/projeto/enviar', post)).status).toBe(303);
    const { status, headers, text } = await scrape(`Bearer ${TOKEN}`);
    expect(status).toBe(200);
    expect(headers['content-type']).toContain('text/plain');
    expect(metricOf(text, 'forja_database_up')).toBe(1);
    expect(metricOf(text, 'forja_leads_waiting')).toBeGreaterThan(0);
    expect(metricOf(text, 'forja_database_bytes')).toBeGreaterThan(1e6);
    expect(text).toMatch(/^forja_http_response_seconds_count\{status="3xx"\} [1-9]/m);
    expect(text).not.toContain(email);
    const [alerts = ''] = /Worth an alert:[^.]+/.exec(readFileSync('docs/deploy.md', 'utf8')) ?? [];
    const named = alerts.match(/forja_\w+/g) ?? [];
    expect(named.length).toBeGreaterThan(5);
    const missing = named.filter((name) => !text.includes(`# TYPE ${name} gauge`));
    expect(missing).toEqual([]);
  });
});

describe('probes', () => {
  it('say that the process is alive, and the release', async () => {
    const { status, text } = await site().ask(endpoints.liveness);
    expect(status).toBe(200);
    expect(JSON.parse(text)).toEqual({
      alive: true,
      version: expect.stringMatching(/^\d+\.\d+\.\d+/),
    });
  });

  it('say that nothing is missing', async () => {
    const { status, headers, text } = await site().ask(endpoints.readiness);
    expect(JSON.parse(text)).toMatchObject({ ready: true, missing: [] });
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('no-store');
  });
});
