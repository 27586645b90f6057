import { afterEach, describe, expect, it } from 'vitest';
import { LOCALES } from '#app/i18n/locale.ts';
import { pathTo } from '#app/paths.ts';
import { useBuiltSite } from './built-site.ts';
import { resetContent, useContentStaff } from './content-posts.ts';
import { SAMPLES } from './content-samples.ts';
import { visit } from './staff.ts';

const site = useBuiltSite();
const { staff, editor, send, act, made, publicText } = useContentStaff(site);

afterEach(resetContent);

describe('a topic of questions that staff make', () => {
  const TOPIC = { 'texts.pt-BR.title': 'Jardins e hortas', 'texts.en.title': 'Gardens' };
  const listed = () => visit(site(), '/admin/content?kind=answer', staff.admin.cookie);

  it('holds the questions that staff put into it, on the page and in their list', async () => {
    const topic = await made('question');
    expect((await send(topic, { intent: 'publish' })).status).toBe(422);
    expect((await send(topic, { intent: 'publish', ...TOPIC })).status).toBe(303);
    const faq = pathTo('faq', 'en');
    expect(await publicText(faq)).not.toContain('Gardens');

    const id = topic.split('/')[1] ?? '';
    const question = await made('answer');
    expect((await editor(question)).text).toContain(`<option value="${id}">Jardins e hortas`);
    const fields = { ...SAMPLES.answer.fields, group: id };
    expect((await send(question, { intent: 'publish', ...fields })).status).toBe(303);
    // A question that came with the site goes there, too.
    const moved = await send('answer/prices-2', { intent: 'publish', group: id });
    expect(moved.status).toBe(303);
    for (const locale of LOCALES) {
      const text = await publicText(pathTo('faq', locale));
      expect(text).toContain(`href="#${id}"`);
      const section = text.slice(text.indexOf(`id="${id}"`));
      expect(section).toContain(SAMPLES.answer.names[locale]);
      expect(section.match(/<summary/g)).toHaveLength(2);
    }
    const found = await publicText(`${pathTo('search', 'en')}?q=gardens`);
    expect(found).toContain(`href="${faq}#${id}"`);
    const { text } = await listed();
    const table = text.slice(text.indexOf('<table'), text.indexOf('</table>'));
    const topics = [...table.matchAll(/>(Preços|Jardins e hortas)</g)].map(([, name]) => name);
    expect(topics.slice(-2)).toEqual(['Jardins e hortas', 'Jardins e hortas']);
    expect(topics.slice(0, -2).every((name) => name === 'Preços')).toBe(true);

    await act({ intent: 'up', item: topic });
    const order = await publicText(faq);
    expect(order.indexOf(`href="#${id}"`)).toBeLessThan(order.indexOf('href="#delivery"'));
    await act({ intent: 'hide', item: topic });
    expect(await publicText(faq)).not.toContain(SAMPLES.answer.names.en);
    await act({ intent: 'remove', item: topic });
    await act({ intent: 'erase', item: topic });
    const after = await listed();
    expect([after.status, after.text.includes('Sem tema: não aparece no site')]).toEqual([
      200,
      true,
    ]);
    const back = await send(question, { intent: 'publish', ...fields, group: 'trust' });
    expect(back.status).toBe(303);
    expect(await publicText(faq)).toContain(SAMPLES.answer.names.en);
  });
});
