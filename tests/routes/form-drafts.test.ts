import { beforeAll, describe, expect, it } from 'vitest';
import en from '#app/features/qualification/admin/forms/locales/en.json' with { type: 'json' };
import pt from '#app/features/qualification/admin/forms/locales/pt-BR.json' with { type: 'json' };
import { post } from './auth-posts.ts';
import { useBuiltSite } from './built-site.ts';
import { both, draft, fieldsOf, formOf, newForm } from './form-drafts.ts';
import { type SignedIn, signedIn, visit } from './staff.ts';

const site = useBuiltSite();

let ana: SignedIn;
beforeAll(async () => {
  ana = await signedIn(site(), 'admin');
});
const save = (id: string, fields: Record<string, string>, language?: 'en') =>
  post(
    site(),
    `/admin/forms/${id}`,
    fields,
    language ? { cookie: ana.cookie, language } : { cookie: ana.cookie },
  );

describe('what is typed into the builder', () => {
  it.each([
    ['pt-BR', pt],
    ['en', en],
  ] as const)('says by field what is wrong, in %s', async (language, words) => {
    const id = await newForm(site(), ana);
    const revision = String((await formOf(id))?.revision);
    const wrong: [Record<string, string>, string, string][] = [
      [draft([{ key: 'new-1', label: 'Nome' }], { title: '' }), 'fm-title', words.wrong.empty],
      [
        draft([{ key: 'new-1', label: 'Nome' }], { 'title.en': '' }),
        'fm-title-en',
        words.wrong.empty,
      ],
      [draft([{ key: 'new-1', label: 'Nome' }], { delay: '61' }), 'fm-delay', words.wrong.delay],
      [draft([{ key: 'new-1', label: '' }]), 'q-new-1-label', words.wrong.empty],
      [
        draft([{ key: 'new-1', label: 'Nome', property: 'email' }]),
        'q-new-1-property',
        words.wrong.propertyType,
      ],
      [
        draft([{ key: 'new-1', label: 'X', type: 'select' }]),
        'new-1-options',
        words.wrong.noOptions,
      ],
      [
        draft([
          {
            ...{ key: 'new-1', label: 'X', type: 'select', 'o.0.key': 'new-2', 'o.0.value': 'a' },
            ...both('o.0.label', 'Um'),
          },
        ]),
        'o-new-1-new-2-value',
        words.wrong.short,
      ],
    ];
    for (const [fields, place, sentence] of wrong) {
      const { status, text } = await save(
        id,
        { ...fields, revision },
        language === 'en' ? 'en' : undefined,
      );
      const message = new RegExp(`id="${place}-e"[^>]*>([^<]+)<`).exec(text)?.[1];
      expect([place, status, message]).toEqual([place, 422, sentence]);
    }
    const none = await save(id, { ...draft([]), revision }, language === 'en' ? 'en' : undefined);
    expect([none.status, none.text.includes(words.wrong.noQuestions)]).toEqual([422, true]);
    expect(await fieldsOf(id)).toHaveLength(2);
  });

  it('moves, adds and removes questions without scripts, and saves nothing by that', async () => {
    const id = await newForm(site(), ana);
    const questions = [
      { key: 'new-1', label: 'Um' },
      { key: 'new-2', label: 'Dois' },
    ];
    const keysAfter = async (edit: string) => {
      const { text } = await save(id, { ...draft(questions), revision: '1', edit });
      return [...text.matchAll(/name="q\.\d+\.key" value="([\w-]+)"/g)].map(([, key]) => key);
    };
    expect(await keysAfter('up:1')).toEqual(['new-2', 'new-1']);
    expect(await keysAfter('add')).toEqual(['new-1', 'new-2', 'new-3']);
    expect(await keysAfter('remove:0')).toEqual(['new-2']);
    expect(await keysAfter('up:0')).toEqual(['new-1', 'new-2']);
    expect((await fieldsOf(id)).map(({ field_name }) => field_name)).toEqual(['nome', 'email']);
  });

  it('keeps scripts in texts inert, in the builder, its preview and on the page', async () => {
    const id = await newForm(site(), ana);
    const bad = `</script><script>alert('x')</script>`;
    const fields = Object.fromEntries(
      Object.entries(
        draft([
          {
            ...{ key: 'new-1', label: bad, type: 'select', 'o.0.key': 'new-2', 'o.0.value': bad },
            ...both('placeholder', bad),
            ...both('o.0.label', bad),
          },
        ]),
      ).map(([name, value]) => [
        name,
        /^(?:name|title|thankYou\w+)(?:\.en)?$/.test(name) ? bad : value,
      ]),
    );
    const revision = String((await formOf(id))?.revision);
    const saved = await save(id, {
      ...fields,
      ...both('description', bad),
      page: '/faq',
      revision,
    });
    expect([saved.status, saved.text.includes('<script>alert')]).toEqual([200, false]);
    await post(
      site(),
      '/admin/forms',
      { intent: 'state', state: 'active', id },
      { cookie: ana.cookie },
    );
    for (const path of [`/admin/forms/${id}`, '/admin/forms']) {
      const { status, text } = await visit(site(), path, ana.cookie);
      expect([path, status, text.includes('<script>alert')]).toEqual([path, 200, false]);
    }
    for (const path of ['/projeto?de=faq', '/en/project?de=faq']) {
      const { status, text } = await visit(site(), path);
      expect([path, status, text.includes('<script>alert')]).toEqual([path, 200, false]);
      expect(text).toContain('alert(');
    }
    // The dialog's questions are no page.
    const { headers, text } = await site().ask('/projeto/perguntas?de=faq');
    expect(headers['content-type']).toBe('application/json');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(text).toContain('alert(');
    await post(
      site(),
      '/admin/forms',
      { intent: 'state', state: 'archived', id },
      { cookie: ana.cookie },
    );
    expect((await visit(site(), '/projeto?de=faq')).text).not.toContain('alert(');
  });
});
