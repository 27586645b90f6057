import type { FAQPage } from 'schema-dts';

type Question = { question: string; answer: string };

/** Questions and answers that are on the page word for word. */
export function faqPageNode(url: string, questions: readonly Question[]) {
  return {
    '@type': 'FAQPage',
    '@id': `${url}#faq`,
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question' as const,
      name: question,
      acceptedAnswer: { '@type': 'Answer' as const, text: answer },
    })),
  } satisfies FAQPage;
}
