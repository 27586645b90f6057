import type { Locale } from '#app/i18n/locale.ts';
import type { ServiceName } from '#app/paths.ts';
import type { Priced } from '../claims/claims.ts';

export const PHASES = ['discovery', 'development', 'evolution'] as const;
export type Phase = (typeof PHASES)[number];

export type Question = { question: string; answer: string };

export type ServiceText = {
  /** As menus, lists and the trail of crumbs call it. */
  name: string;
  /** The line under its name in the menu. */
  hint: string;
  head: { title: string; description: string };
  /** The h1 in its two voices, read as one sentence. */
  title: { raw: string; finished: string };
  lead: string;
  /** One sentence for the index and for the related services of other pages. */
  summary: string;
  /** Sentence that sends a reader of the index here. */
  sign: string;
  price: string;
  /** Two facts more for the strip under the drawing, beside price and terms. */
  facts: readonly [Fact, Fact];
  audience: { title: string; fits: Choices; misfits: Choices };
  /** Parts list: number n is balloon n in the drawing of the page. */
  delivered: { title: string; parts: readonly { name: string; text: string }[] };
  phases: { title: string; items: Record<Phase, { name: string; text: string; out: string }> };
  questions: { title: string; items: readonly Question[] };
  closing: { raw: string; finished: string; text: string };
};

type Fact = { term: string; value: string };
type Choices = { label: string; items: readonly string[] };

export type Service = {
  name: ServiceName;
  /** The published price it starts at, or none: price on request. */
  priced: Priced | null;
  related: readonly ServiceName[];
  texts: Record<Locale, ServiceText>;
};
