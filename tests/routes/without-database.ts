import { expect } from 'vitest';
import type { Answer } from './ask.ts';
import { addressOf } from './page-addresses.ts';

type Site = { ask: (address: string) => Promise<Answer> };

const answers200 = async (site: Site, addresses: string[]) => {
  for (const address of addresses) {
    const { status, text } = await site.ask(address);
    expect([address, status]).toEqual([address, 200]);
    // A whole page with the company in it, not a remnant.
    expect(text).toContain('Forja');
    expect(text).toContain('</html>');
  }
};

/** What the site still does while its database cannot be reached. */
export const WITHOUT_DATABASE: { what: string; check: (site: Site) => Promise<void> }[] = [
  {
    what: 'pages that were rendered before are there',
    check: (site) => answers200(site, ['/', '/?utm_source=x']),
  },
  {
    what: 'pages that nobody had asked for are rendered from the last good copy',
    check: (site) => answers200(site, ['/servicos', '/en/lab', '/contato', '/projeto?de=home']),
  },
  {
    what: 'pages that are never kept are there too',
    check: (site) => answers200(site, ['/busca?q=x', addressOf('workshop', 'en'), '/auth']),
  },
  {
    what: 'an old address, an unknown one and a guarded one answer as ever',
    check: async (site) => {
      expect((await site.ask('/servicos/ia')).status).toBe(308);
      expect((await site.ask('/blog')).status).toBe(308);
      expect((await site.ask('/nao-existe')).status).toBe(404);
      expect((await site.ask('/admin')).status).toBe(303);
    },
  },
  {
    what: 'the receipt of a lead thanks without the words of its form',
    check: async (site) => {
      const { status, text } = await site.ask('/obrigado/ABCD-2345');
      expect(status).toBe(200);
      expect(text).toContain('ABCD-2345');
    },
  },
];
