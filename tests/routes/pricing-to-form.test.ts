import { describe, expect, it } from 'vitest';
import { useBuiltSite } from './built-site.ts';

const site = useBuiltSite();
const ANSWERS =
  'servico=automationAi&pessoas=upTo50&sistemas=whatsapp&sistemas=business&telas=sketch&prazo=threeMonths';

describe.each([
  ['/precos', '/projeto', '/projeto/perguntas', '/en/project'],
  ['/en/pricing', '/en/project', '/en/project/questions', '/projeto'],
])('answers in the address of %s', (prices, form, dialog, otherForm) => {
  const waysToForm = async (query: string) => {
    const { text } = await site().ask(`${prices}${query}`);
    const ways = text.matchAll(/(?:href|data-props-from)="([^"]*\/proje[^"]*)"/g);
    return [...new Set([...ways].map(([, way]) => way?.replaceAll('&amp;', '&')))].toSorted();
  };

  it('are in every link to the form', async () => {
    for (const query of ['', 'servico=consulting', ANSWERS]) {
      const carried = ['?de=pricing', query].filter(Boolean).join('&');
      expect(await waysToForm(`?${query}`)).toEqual([`${dialog}${carried}`, `${form}${carried}`]);
    }
  });

  it('choose the kind of project, also in the other language', async () => {
    const { text } = await site().ask(`${form}?de=pricing&servico=consulting`);
    expect(text).toContain('<input type="hidden" name="answers.servico" value="consultoria"/>');
    // The button on the page of the form itself, and the language switch.
    for (const target of [form, otherForm]) {
      expect(text).toContain(`href="${target}?de=pricing&amp;servico=consulting"`);
    }
  });

  it('choose it in the dialog, which has the estimate of complete answers', async () => {
    const asked = async (query: string) =>
      JSON.parse((await site().ask(`${dialog}?de=pricing${query}`)).text);
    const complete = await asked(`&${ANSWERS}`);
    expect(complete).toMatchObject({ known: { servico: 'automacao' } });
    expect(complete.estimate.lines.length).toBeGreaterThan(4);
    // All visitors share the page: which service is ticked on it is known in the browser alone.
    for (const query of ['', '&servico=consulting']) {
      const { known, byService } = await asked(query);
      expect(known).toBeUndefined();
      expect(byService).toMatchObject({ gamesGamification: { servico: 'jogos' } });
    }
  });
});
