import { BoltFigure } from './figures/bolt-figure.tsx';
import { LegalPage, legalHead } from './legal-page.tsx';

export const loader = ({ request }: { request: Request }) => legalHead('terms', request);

export default function TermsPage() {
  return <LegalPage of="terms" figure={<BoltFigure />} />;
}
