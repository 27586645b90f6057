import { PadlockFigure } from './figures/padlock-figure.tsx';
import { LegalPage, legalHead } from './legal-page.tsx';

export const loader = ({ request }: { request: Request }) => legalHead('privacy', request);

export default function PrivacyPage() {
  return <LegalPage of="privacy" figure={<PadlockFigure />} />;
}
