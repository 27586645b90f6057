import { z } from 'zod';
import { parseTag } from './custom-tag.ts';
import { CATEGORIES, TAG_TYPES } from './custom-tags.ts';
import { parseScript } from './script-element.ts';
import { type Mistake, say } from './seo-reply.ts';
import { storedForm } from './stored-items.ts';

/** What the editor of pages and the site itself print: a second one would contradict the first. */
const PRINTED_ALREADY = /^(?:canonical|alternate|robots|googlebot|description|viewport|og:title)$/i;

const printedAlready = (attributes: Readonly<Record<string, string>>) =>
  ['name', 'property', 'rel'].some((name) => PRINTED_ALREADY.test(attributes[name] ?? ''));

/** The error of the markup of a tag; null where there is none. */
function mistakeIn(type: string, content: string): Mistake['key'] | null {
  if (content === '') return 'missing';
  if (type === 'script') return parseScript(content) ? null : 'script';
  const tag = parseTag(type, content);
  if (!tag) return 'content';
  return printedAlready(tag.attributes) ? 'reserved' : null;
}

/** What a tag may be on: pages by address or pattern, and units. */
export type Known = { places: ReadonlySet<string>; units: readonly string[] };

/** A tag as its form sends it. */
export const tagForm = ({ places, units }: Known) =>
  z
    .object({
      name: z.string().trim().min(1, say('missing')).max(120, say('long')),
      type: z.enum(TAG_TYPES, say('type')),
      content: z.string().trim().max(20_000, say('long')),
      unit: z.string().refine((unit) => units.includes(unit), say('missing')),
      paths: z
        .array(z.string().refine((path) => places.has(path), say('paths')))
        .max(200, say('paths')),
      active: z
        .literal('on')
        .optional()
        .transform((given) => given === 'on'),
      // The strictest one, where none is named.
      category: z.enum(CATEGORIES).catch('marketing'),
      stores: z.array(storedForm.nullable()).max(60, say('long')),
    })
    .superRefine(({ type, content }, context) => {
      const message = mistakeIn(type, content);
      if (message) context.addIssue({ code: 'custom', path: ['content'], message });
    });
export type TagForm = z.output<ReturnType<typeof tagForm>>;
