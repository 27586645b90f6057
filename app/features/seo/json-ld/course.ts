import type { Course, ItemList } from 'schema-dts';
import type { Locale } from '#app/i18n/locale.ts';
import { type Publisher, publisherNode } from './organization.ts';

type Offering = {
  /** In person, on video: in the page's own words. */
  mode: string;
  minutes: number;
  /** Days on which it begins, `YYYY-MM-DD`. */
  dates: readonly string[];
  /** Lowest price in whole reais; none where it is on request. */
  fromBrl: number | null;
};

export type Taught = {
  publisher: Publisher;
  locale: Locale;
  name: string;
  description: string;
  /** Final address: /lab/workshops/…, never the old one right under the Lab. */
  url: string;
  /** Dates and price. Left out where they are invented: search engines get no invented facts. */
  offering?: Offering;
};

const duration = (minutes: number) => `PT${Math.floor(minutes / 60)}H${minutes % 60}M`;

function facts({ mode, minutes, dates, fromBrl }: Offering) {
  const instance = {
    '@type': 'CourseInstance' as const,
    courseMode: mode,
    courseWorkload: duration(minutes),
  };
  return {
    hasCourseInstance:
      dates.length > 0 ? dates.map((startDate) => ({ ...instance, startDate })) : [instance],
    offers: {
      '@type': 'Offer' as const,
      category: 'Paid',
      ...(fromBrl !== null && { price: fromBrl, priceCurrency: 'BRL' }),
    },
  };
}

/** One workshop, as a course. */
export function courseNode({ publisher, locale, name, description, url, offering }: Taught) {
  return {
    '@type': 'Course',
    '@id': `${url}#course`,
    name,
    description,
    url,
    inLanguage: locale,
    provider: publisherNode(publisher),
    ...(offering && facts(offering)),
  } satisfies Course;
}

/** The list of the Lab, in the order of its page. */
export function courseListNode(courses: readonly Taught[]) {
  return {
    '@type': 'ItemList',
    itemListElement: courses.map((course, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      url: course.url,
      item: courseNode(course),
    })),
  } satisfies ItemList;
}
