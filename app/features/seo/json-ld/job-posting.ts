import type { JobPosting } from 'schema-dts';
import { type Publisher, publisherNode } from './organization.ts';

type Vacancy = {
  publisher: Publisher;
  title: string;
  /** Sentences and lists of the opening; printed as paragraphs. */
  paragraphs: readonly string[];
  /** `YYYY-MM-DD`. */
  posted: string;
  closes: string;
  /** Address of the opening on its page, fragment included. */
  url: string;
  city: string;
  state: string;
};

/** Times are São Paulo's, which has kept no summer time since 2019. */
const LAST_MOMENT = 'T23:59:59-03:00';

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** One open place (developers.google.com, job postings); never an invented one. */
export function jobPostingNode(vacancy: Vacancy) {
  const { publisher, title, paragraphs, posted, closes, url, city, state } = vacancy;
  return {
    '@type': 'JobPosting',
    '@id': url,
    title,
    description: paragraphs.map((text) => `<p>${escaped(text)}</p>`).join(''),
    datePosted: posted,
    validThrough: `${closes}${LAST_MOMENT}`,
    url,
    hiringOrganization: publisherNode(publisher),
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        addressLocality: city,
        addressRegion: state,
        addressCountry: 'BR',
      },
    },
  } satisfies JobPosting;
}
