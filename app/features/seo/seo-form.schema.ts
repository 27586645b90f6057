import { z } from 'zod';
import { tagIds } from '#app/features/analytics/tags/tag-ids.ts';
import { say } from './seo-reply.ts';

/** A line of text; blank ones are empty. */
const line = (longest: number) =>
  z
    .string()
    .default('')
    .transform((text) => text.replace(/\s+/g, ' ').trim())
    .pipe(z.string().max(longest, say('long')))
    .transform((text) => text || null);

const isHttps = (text: string) => URL.canParse(text) && new URL(text).protocol === 'https:';

/** A picture of this site by its path, or of another by its address. */
const picture = line(500).refine(
  (text) => text === null || /^\/(?!\/)/.test(text) || isHttps(text),
  say('image'),
);

const box = z
  .literal('on')
  .optional()
  .catch(undefined)
  .transform((given) => given === 'on');

/** What is set for a page in one language. */
export const pageSide = z.object({
  title: line(200),
  meta_description: line(500),
  keywords: line(300),
  canonical_url: line(500),
  no_index: box,
  no_follow: box,
  og_title: line(200),
  og_description: line(500),
  twitter_title: line(200),
  twitter_description: line(500),
});
export type PageSide = z.output<typeof pageSide>;
export type PageField = keyof PageSide;

/** Pictures are the same in both languages. */
export const pagePictures = z.object({ og_image: picture, twitter_image: picture });

/** Only an address without a path is a base: `https://www.example.com`. */
function originOf(text: string | null, context: z.RefinementCtx): string | null {
  if (text === null) return null;
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) {
    const { origin, href } = new URL(text);
    if (href === `${origin}/`) return origin;
  }
  context.addIssue({ code: 'custom', message: say('base') });
  return z.NEVER;
}

const template = line(200).refine((text) => text === null || text.includes('%s'), say('template'));
const id = (tag: 'ga4' | 'gtm' | 'meta' | 'linkedin') =>
  line(40).refine(
    (text) =>
      text === null ||
      tagIds({ ga4: null, gtm: null, meta: null, linkedin: null, [tag]: text })[tag] !== undefined,
    say(tag),
  );

/** What holds for all pages of a unit; names with `en.` are the English ones. */
export const seoSettingsForm = z.object({
  site_name: line(100),
  'en.site_name': line(100),
  title_template: template.refine((text) => text !== null, say('template')),
  'en.title_template': template,
  og_image: picture,
  twitter_handle: line(40)
    .refine((text) => text === null || /^@?\w{1,15}$/.test(text), say('handle'))
    .transform((text) => text && (text.startsWith('@') ? text : `@${text}`)),
  canonical_base_url: line(300).transform(originOf),
  google_analytics_id: id('ga4'),
  google_tag_manager_id: id('gtm'),
  google_tag_manager_enabled: box,
  facebook_pixel_id: id('meta'),
  linkedin_partner_id: id('linkedin'),
});
