import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { projectFolder, sourceFiles } from '../../tools/source-files.ts';

/*
 * Who reads the body of a request: after the check of its shape (`server/posts/limit-body.ts`), or piece by
 * piece with limits of its own. All others ask these for it.
 */
const READERS = [
  'app/areas/auth/account/passkeys/json-reply.server.ts',
  // Of the browser's own request, in the service worker.
  'app/areas/site/offline/native-posts.ts',
  'app/features/feedback/collect-feedback.server.ts',
  'app/platform/files/uploads.server.ts',
  'app/platform/http/posted-form.server.ts',
  'server/api/answer-call.ts',
  // Passes it on, unread.
  'server/listener.ts',
  'server/one-click-unsubscribe.ts',
  'server/posts/limit-body.ts',
  'server/posts/posted-json.ts',
  'server/rest/rest-body.ts',
];

const READS =
  /\.(?:formData|parseBody)\(|\b(?:request|req|raw)\.(?:json|text|arrayBuffer|blob|bytes)\(|\b(?:request|raw)\.body\b/;

it('finds the calls', () => {
  for (const call of [
    ...['await request.formData()', 'context.req.parseBody()', 'context.req.json()'],
    ...['await request.text()', 'of request.body ?? []', 'context.req.raw.body'],
  ]) {
    expect([call, READS.test(call)]).toEqual([call, true]);
  }
  expect(READS.test('(await answer.json()) as Found')).toBe(false);
});

const readersAmong = (files: readonly string[], textOf: (file: string) => string) =>
  files.filter((file) => !file.includes('.test.') && READS.test(textOf(file))).sort();

it('names a file that parses a body before its shape is checked', () => {
  const planted = {
    'app/features/planted/take.server.ts':
      'export async function action({ request }: Args) {\n  const form = await request.formData();\n}',
    'server/planted.ts': "app.post('/planted', async (context) => context.req.parseBody());",
    'app/features/planted/fine.server.ts': 'const texts = await postedTexts(request);',
  };
  const text = (file: string) => planted[file as keyof typeof planted];
  expect(readersAmong(Object.keys(planted), text)).toEqual([
    'app/features/planted/take.server.ts',
    'server/planted.ts',
  ]);
});

it('bodies of requests are read where their shape is checked, and nowhere else', () => {
  const files = sourceFiles('app/**/*.ts', 'app/**/*.tsx', 'server/*.ts', 'server/*.tsx');
  expect(files.length).toBeGreaterThan(500);
  const text = (file: string) => readFileSync(path.join(projectFolder, file), 'utf8');
  expect(readersAmong(files, text)).toEqual(READERS);
});
