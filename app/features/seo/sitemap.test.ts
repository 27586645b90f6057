import { expect, it } from 'vitest';
import { robotsText } from './robots.ts';
import { sitemapXml } from './sitemap.ts';

it('escapes every character of an address', () => {
  const url = 'https://www.example.com/?a=1&b="<';
  const xml = sitemapXml([{ url, alternates: { 'pt-BR': url, en: url }, lastmod: '2026-11-20' }]);
  expect(xml).toContain('<loc>https://www.example.com/?a=1&amp;b=&quot;&lt;</loc>');
  expect(xml).not.toContain('<priority>');
});

it('closes what it is given, and names the map by its whole address', () => {
  const base = 'https://www.example.com';
  const text = robotsText({ base, closed: ['/admin'], sitemap: '/sitemap.xml' });
  expect(text).toBe(
    'User-agent: *\nDisallow: /admin\n\nSitemap: https://www.example.com/sitemap.xml\n',
  );
});
