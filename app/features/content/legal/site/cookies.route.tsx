import { BiscuitFigure } from './figures/biscuit-figure.tsx';
import { LegalPage, legalHead } from './legal-page.tsx';
import { useStoredItems } from './use-stored-items.ts';

export const loader = ({ request }: { request: Request }) => legalHead('cookies', request);

export default function CookiesPage() {
  const items = useStoredItems().length;
  return <LegalPage of="cookies" figure={<BiscuitFigure items={items} />} />;
}
