import type { Service } from 'schema-dts';
import { type Publisher, publisherNode } from './organization.ts';

type Offered = {
  publisher: Publisher;
  name: string;
  description: string;
  url: string;
  /** Lowest price in whole reais; none where every price is made to measure. */
  fromBrl: number | null;
};

/** One service and its price range. An upper end is never stated, because none is promised. */
export function serviceNode({ publisher, name, description, url, fromBrl }: Offered) {
  return {
    '@type': 'Service',
    '@id': `${url}#service`,
    name,
    serviceType: name,
    description,
    url,
    areaServed: 'BR',
    provider: publisherNode(publisher),
    ...(fromBrl !== null && {
      offers: {
        '@type': 'AggregateOffer' as const,
        lowPrice: fromBrl,
        priceCurrency: 'BRL',
        url,
      },
    }),
  } satisfies Service;
}
