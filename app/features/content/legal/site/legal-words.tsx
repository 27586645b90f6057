import { useSite } from '#app/pages/site-data.ts';
import { isPlainRoute, pathTo } from '#app/paths.ts';
import { ActionLink } from '#app/ui/link.tsx';
import { fillFacts, piecesOf } from '../legal-facts.ts';

/** A paragraph of a legal text: published facts filled in, links made. */
export function LegalWords({ text }: { text: string }) {
  const { company, locale } = useSite();
  const facts = {
    company: company.name,
    email: company.supportEmail,
    place: `${company.city}, ${company.state}`,
  };
  return piecesOf(fillFacts(text, facts)).map(({ text: words, to }, i) => {
    const key = `${i} ${words}`;
    if (!to) return <span key={key}>{words}</span>;
    if (to !== 'mail' && !isPlainRoute(to)) throw new Error(`Legal text links to “${to}”.`);
    const href = to === 'mail' ? `mailto:${facts.email}` : pathTo(to, locale);
    return (
      <ActionLink key={key} href={href}>
        {words}
      </ActionLink>
    );
  });
}
