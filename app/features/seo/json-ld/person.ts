import type { Person } from 'schema-dts';
import { type Publisher, publisherNode } from './organization.ts';

type Member = {
  publisher: Publisher;
  name: string;
  jobTitle: string;
  description: string;
  url: string;
  skills: readonly string[];
};

/** A person of the team. Samples get none: they are invented. */
export function personNode({ publisher, name, jobTitle, description, url, skills }: Member) {
  return {
    '@type': 'Person',
    '@id': `${url}#person`,
    name,
    jobTitle,
    description,
    url,
    knowsAbout: skills,
    worksFor: publisherNode(publisher),
  } satisfies Person;
}
