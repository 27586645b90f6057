import { LOCALES, type Locale } from '#app/i18n/locale.ts';
import { slotsOf } from '../overrides/entry-slots.ts';
import {
  CONTACT_FORM,
  LANDING_SECTIONS,
  type Landing,
  type LandingSection,
  type LandingText,
  sectionsOf,
} from './landing.ts';

type MadeLanding = Landing & { made: true };

const times = <Slot>(count: number, slot: () => Slot): Slot[] =>
  Array.from({ length: count }, slot);

const named = () => ({ title: '', text: '' });

const blankText = (paths: readonly string[]): LandingText => ({
  name: '',
  address: '',
  hero: { raw: '', finished: '', lead: '', action: '' },
  proofs: { title: '', lead: '', items: times(slotsOf(paths, 'proofs.items', 3), named) },
  steps: { title: '', lead: '', items: times(slotsOf(paths, 'steps.items', 3), named) },
  price: { title: '', text: '' },
  questions: {
    title: '',
    items: times(slotsOf(paths, 'questions.items', 3), () => ({ question: '', answer: '' })),
  },
  form: { title: '', text: '', submit: '' },
  head: { title: '', description: '' },
});

/** The first two sections of most pages; the other places are open. */
const USUAL: readonly string[] = ['hero', 'form'];

/** An empty landing page, with a slot for each entry that one of the paths names. */
export const blankLanding = (slug: string, paths: readonly string[]): MadeLanding => ({
  made: true,
  publishedIn: LOCALES,
  slugs: { 'pt-BR': slug, en: slug },
  sections: Object.fromEntries(LANDING_SECTIONS.map((_, place) => [place, USUAL[place] ?? ''])),
  form: CONTACT_FORM,
  campaign: '',
  indexing: 'index',
  priced: '',
  texts: { 'pt-BR': blankText(paths), en: blankText(paths) },
});

const finishText = ({ proofs, steps, questions, head, ...text }: LandingText): LandingText => ({
  ...text,
  proofs: { ...proofs, items: proofs.items.filter(({ title }) => title !== '') },
  steps: { ...steps, items: steps.items.filter(({ title }) => title !== '') },
  questions: { ...questions, items: questions.items.filter(({ question }) => question !== '') },
  head: { title: head.title || text.name, description: head.description || text.hero.lead },
});

/** The page as visitors see it: without its empty entries, its head filled in. */
export const finishLanding = ({ texts, ...landing }: MadeLanding): Landing => ({
  ...landing,
  texts: { 'pt-BR': finishText(texts['pt-BR']), en: finishText(texts.en) },
});

/** What visitors would miss of a section, by its path within a language. */
const REQUIRED: Readonly<Record<LandingSection, (text: LandingText) => Record<string, string>>> = {
  hero: ({ hero }) => ({ 'hero.raw': hero.raw, 'hero.lead': hero.lead }),
  proof: ({ proofs }) => ({
    'proofs.title': proofs.title,
    'proofs.items.0.title': proofs.items[0]?.title ?? '',
  }),
  steps: ({ steps }) => ({
    'steps.title': steps.title,
    'steps.items.0.title': steps.items[0]?.title ?? '',
  }),
  price: ({ price }) => ({ 'price.title': price.title, 'price.text': price.text }),
  questions: ({ questions }) => ({
    'questions.title': questions.title,
    'questions.items.0.question': questions.items[0]?.question ?? '',
  }),
  form: ({ form }) => ({ 'form.title': form.title }),
};

/** A question without its answer. */
const unanswered = ({ questions }: LandingText): string[] =>
  questions.items.flatMap(({ question, answer }, place) =>
    question !== '' && answer === '' ? [`questions.items.${place}.answer`] : [],
  );

/** Fields that visitors of these languages would miss. */
export function missingOfLanding(landing: MadeLanding, locales: readonly Locale[]): string[] {
  const sections = sectionsOf(landing);
  // The headline of the page is that of its hero.
  const headless = sections.includes('hero') ? [] : ['sections.0'];
  const missing = locales.flatMap((locale) => {
    const text = landing.texts[locale];
    const required = {
      name: text.name,
      address: text.address,
      ...Object.assign({}, ...sections.map((section) => REQUIRED[section](text))),
    } as Record<string, string>;
    const empty = Object.keys(required).filter((path) => required[path] === '');
    const open = sections.includes('questions') ? unanswered(text) : [];
    return [...empty, ...open].map((path) => `texts.${locale}.${path}`);
  });
  return [...headless, ...missing];
}

/** Places that name a section which an earlier one shows already, and addresses without Latin letters. */
export function landingMistakes(landing: Landing, locales: readonly Locale[]) {
  const seen = new Set<string>();
  const twice = Object.entries(landing.sections).flatMap(([place, section]) => {
    if (section === '' || !seen.has(section)) {
      seen.add(section);
      return [];
    }
    return [[`sections.${place}`, 'twice'] as const];
  });
  const unspelled = locales
    .filter((locale) => !/[a-z0-9]/i.test(landing.texts[locale].address.normalize('NFKD')))
    .map((locale) => [`texts.${locale}.address`, 'address'] as const);
  return [...twice, ...unspelled];
}
