import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import pt from '#app/features/feedback/locales/pt-BR.json' with { type: 'json' };
import { type BuiltSite, openBuiltSite } from './built-site.ts';
import { watchEngine } from './engine-away.ts';
import { entriesSaying, PNG, postForm } from './feedback-posts.ts';

const engine = watchEngine();
let site: BuiltSite;
beforeAll(async () => {
  site = await openBuiltSite({ env: { TRUSTED_PROXIES: '127.0.0.1' } });
  await site.ask('/feedback');
});
afterAll(async () => {
  await engine.backAgain();
  await site.close();
  engine.stop();
});

const stored = () => {
  const folder = path.join(site.dataDir, 'files', 'feedback');
  return existsSync(folder) ? readdirSync(folder) : [];
};
const files = [{ name: 'tela.png', bytes: PNG }];

describe('while the database is away', () => {
  it('a post says so and keeps every word; its files wait', async () => {
    await engine.takeAway();
    const fields = { verbatim: 'Com o banco fora do ar.', name: 'Ana', email: 'ana@a.example' };
    const answer = await postForm(site, { fields, files });
    expect(answer.status).toBe(503);
    expect(answer.text).toContain(pt.outcome.failed.title);
    expect(answer.text).toContain('Com o banco fora do ar.</textarea>');
    expect(answer.text).toContain('value="ana@a.example"');
    expect(stored()).toHaveLength(1);
  });

  it('another is taken when it is back, and the files that nobody needs go', async () => {
    await engine.backAgain();
    const fields = { verbatim: 'De volta.' };
    expect((await postForm(site, { fields, files })).status).toBe(303);
    expect(await entriesSaying('De volta.')).toHaveLength(1);
    await expect.poll(() => stored().length).toBe(1);
  });
});
