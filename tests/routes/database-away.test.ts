import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { messages } from '#app/composition/messages.ts';
import { submitPath } from '#app/endpoint-paths.ts';
import { pathTo } from '#app/paths.ts';
import { asActor } from '#app/platform/database/database.server.ts';
import { type BuiltSite, openBuiltSite } from './built-site.ts';
import { watchEngine } from './engine-away.ts';
import { leadPost } from './lead-post.ts';
import { leadsOf } from './lead-rows.ts';
import { WITHOUT_DATABASE } from './without-database.ts';

const engine = watchEngine();
let site: BuiltSite;
beforeAll(async () => {
  site = await openBuiltSite({ env: { TRUSTED_PROXIES: '127.0.0.1' } });
  await site.ask('/');
});
afterAll(async () => {
  await engine.backAgain();
  await site.close();
  engine.stop();
});

describe('with the embedded database gone', () => {
  beforeAll(engine.takeAway);

  it('is seen to be gone', async () => {
    await expect(asActor({ kind: 'system' }, async () => 1)).rejects.toThrow(/cannot be reached/);
    expect((await site.ask('/healthz')).status).toBe(503);
  });

  it.each(WITHOUT_DATABASE)('$what', ({ check }) => check(site));

  it('a form post says so and keeps what was typed', async () => {
    for (const locale of ['pt-BR', 'en'] as const) {
      const answers = { email: 'away@a.example', nome: 'Ana "aspas" <b>' };
      const post = leadPost({ origin: site.origin, answers });
      const { status, headers, text } = await site.ask(submitPath('projectSubmit', locale), post);
      expect(status).toBe(503);
      expect(headers['cache-control']).toBe('no-store');
      const { title, text: words } = messages[locale].qualification.outcome.failed;
      expect(text).toContain(`<strong>${title}</strong> <span>${words}</span>`);
      expect(text).toContain('value="away@a.example"');
      expect(text).toContain('value="Ana &quot;aspas&quot; &lt;b&gt;"');
      expect(text).toContain('Digitamos o mesmo pedido em três planilhas.</textarea>');
      expect(text).toContain('<option value="software" selected="">');
    }
  });

  it('a script is told the same', async () => {
    const headers = { accept: 'application/json' };
    const post = leadPost({ origin: site.origin, answers: { email: 'away@a.example' }, headers });
    const { status, text } = await site.ask(submitPath('projectSubmit', 'pt-BR'), post);
    expect([status, JSON.parse(text)]).toEqual([
      503,
      { kind: 'refused', status: 503, outcome: 'failed' },
    ]);
  });
});

describe('when it is back', () => {
  beforeAll(engine.backAgain);

  it('the same post is accepted, and is the only one kept', async () => {
    const post = leadPost({ origin: site.origin, answers: { email: 'away@a.example' } });
    const { status, headers } = await site.ask(submitPath('projectSubmit', 'pt-BR'), post);
    expect(status).toBe(303);
    const leads = await leadsOf('away@a.example');
    expect(leads.map(({ protocol }) => pathTo('protocol', 'pt-BR', { protocol }))).toEqual([
      headers.location,
    ]);
  });

  it('changes are on the next load again', async () => {
    await asActor({ kind: 'system' }, (tx) =>
      tx.updateTable('company_settings').set({ company_name: 'Forja de volta' }).execute(),
    );
    expect((await site.ask('/sobre')).text).toContain('Forja de volta');
    await expect.poll(async () => (await site.ask('/healthz')).status).toBe(200);
  });
});
