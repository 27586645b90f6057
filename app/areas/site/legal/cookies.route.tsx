import { storageList } from '#app/consent/storage-list.ts';
import { BiscuitFigure } from './figures/biscuit-figure.tsx';
import { LegalPage, legalHead } from './legal-page.tsx';

export const loader = ({ request }: { request: Request }) => legalHead('cookies', request);

export default function CookiesPage() {
  return <LegalPage of="cookies" figure={<BiscuitFigure items={storageList.length} />} />;
}
