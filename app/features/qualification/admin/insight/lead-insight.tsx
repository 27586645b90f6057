import type { Insight } from './insight.ts';
import { LeadDuplicates } from './lead-duplicates.tsx';
import { LeadJourney } from './lead-journey.tsx';
import { LeadOpen } from './lead-open.tsx';
import { LeadScore } from './lead-score.tsx';

type Props = {
  lead: { contactId: string | null; insight: Insight };
  heading: 'h2' | 'h3';
};

/** What is known of a lead beside its answers. */
export function LeadInsight({ lead: { contactId, insight }, heading }: Props) {
  return (
    <>
      <LeadScore {...insight} heading={heading} />
      <LeadJourney journey={insight.journey} heading={heading} />
      {contactId && <LeadDuplicates contact={contactId} duplicates={insight.duplicates} />}
      <LeadOpen {...insight} heading={heading} />
    </>
  );
}
