import { existsSync, readdirSync } from 'node:fs';
import { request } from 'node:http';
import path from 'node:path';
import type { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import pt from '#app/features/feedback/locales/pt-BR.json' with { type: 'json' };
import { endpoints } from '#app/paths.ts';
import { type Answer, collect } from './ask.ts';
import { type BuiltSite, openBuiltSite } from './built-site.ts';
import { setPhones } from './company-rows.ts';
import { watchEngine } from './engine-away.ts';
import { ENTRY, entriesSaying, multipart, PNG, postForm } from './feedback-posts.ts';

const engine = watchEngine();
let inspector: Worker | undefined;
let inspects = true;
const onWorker = (worker: Worker) => {
  if (worker.threadName !== 'file-inspector') return;
  inspector = worker;
  if (!inspects) void worker.terminate();
};
process.on('worker', onWorker);
let site: BuiltSite;
beforeAll(async () => {
  site = await openBuiltSite({ env: { TRUSTED_PROXIES: '127.0.0.1', SPOOL_BYTES_MAX: '0' } });
  await setPhones();
  await site.ask('/feedback');
});
afterAll(async () => {
  await engine.backAgain();
  await site.close();
  engine.stop();
  process.off('worker', onWorker);
});

const listed = (name: string) => {
  const folder = path.join(site.dataDir, name);
  return existsSync(folder) ? readdirSync(folder) : [];
};
const stored = () => listed(path.join('files', 'feedback'));
const files = [{ name: 'tela.png', bytes: PNG }];
/** So large that some of it is written before the last bytes come. */
const large = [{ name: 'log.txt', bytes: Buffer.alloc(1_000_000, 'a') }];
/** A post whose last bytes leave only after `meanwhile`. */
async function postAround(verbatim: string, meanwhile: () => Promise<void>): Promise<Answer> {
  const { body, type } = await multipart({ ...ENTRY, verbatim }, large);
  const sent = request({
    host: '127.0.0.1',
    port: site.port,
    path: endpoints.feedbackSubmit.pt,
    method: 'POST',
    headers: { origin: site.origin, 'content-type': type, 'content-length': body.length },
  });
  sent.setHeader('host', `localhost:${site.port}`);
  sent.write(body.subarray(0, -20));
  await meanwhile();
  return collect(sent, body.subarray(-20));
}

describe('while the database is away', () => {
  it('the files of a post in progress wait until its entry is stored', async () => {
    const answer = await postAround('No meio do caminho.', async () => {
      await expect.poll(() => listed('uploads')).toHaveLength(1);
      await engine.disconnect();
    });
    expect(answer.status).toBe(503);
    expect(stored()).toHaveLength(1);
  });

  it('a post reports it and keeps the texts, but none of its files', async () => {
    const fields = { verbatim: 'Com o banco fora do ar.', name: 'Ana', email: 'ana@a.example' };
    const answer = await postForm(site, { fields, files });
    expect(answer.status).toBe(503);
    expect(answer.text).toContain(pt.outcome.failed.title);
    const notice = answer.text.slice(answer.text.indexOf('role="alert"'));
    const distance = notice.slice(0, notice.indexOf('</div>'));
    expect(distance).toContain(pt.outcome.ways);
    for (const way of ['href="https://wa.me/', 'href="mailto:', 'href="tel:']) {
      expect(distance).toContain(way);
    }
    expect(answer.text).toContain('Com o banco fora do ar.</textarea>');
    expect(answer.text).toContain('value="ana@a.example"');
    expect(stored()).toHaveLength(1);
    expect(listed('uploads')).toEqual([]);
  });

  it('another one is accepted when it is back, and unused files are deleted', async () => {
    await engine.backAgain();
    const fields = { verbatim: 'De volta.' };
    expect((await postForm(site, { fields, files })).status).toBe(303);
    expect(await entriesSaying('De volta.')).toHaveLength(1);
    await expect.poll(() => stored().length).toBe(1);
  });
});

it('a file that could not be inspected is named, and the text is accepted', async () => {
  inspects = false;
  await inspector?.terminate();
  const answer = await postForm(site, { fields: { verbatim: 'Sem inspeção.' }, files });
  inspects = true;
  expect(answer.status).toBe(303);
  const [entry] = await entriesSaying('Sem inspeção.');
  expect(entry?.context).toMatchObject({ filesNotTaken: ['tela.png'] });
});
