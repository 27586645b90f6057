import { data } from 'react-router';
import NotFoundPage, { loader as notFound } from '#app/areas/site/not-found/not-found.route.tsx';
import { isEmptyPage } from '#app/features/content/about/listing-pages.ts';
import { personOf } from '#app/features/content/team/people.ts';
import { localeOfPath } from '#app/i18n/locale.ts';
import type { PageHead } from '#app/pages/page-head.ts';
import type { Route } from './+types/curriculum.route';
import styles from './curriculum.css?url';
import { CurriculumSheet } from './curriculum-sheet.tsx';

export function loader({ request, params }: Route.LoaderArgs) {
  const locale = localeOfPath(new URL(request.url).pathname);
  const person = personOf((params as { slug?: string }).slug, locale);
  if (!person || isEmptyPage('curriculum', locale)) {
    const { data: missing, init } = notFound({ request });
    return data({ head: missing.head, slug: null }, init ?? undefined);
  }
  const head: PageHead = {
    ...person.text[locale].head,
    noindex: person.sample,
    stylesheet: styles,
  };
  return data({ head, slug: person.slug });
}

/** One person's curriculum; a name that nobody here has is an address that does not exist. */
export default function CurriculumPage({ loaderData }: Route.ComponentProps) {
  const person = personOf(loaderData.slug ?? undefined);
  return person ? <CurriculumSheet person={person} /> : <NotFoundPage />;
}
