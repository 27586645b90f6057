import { Disclosure } from '#app/ui/disclosure.tsx';

type Question = { question: string; answer: string };

/** Questions that open by themselves, without a script; the first may be open. */
export function Questions({ items, open }: { items: readonly Question[]; open?: boolean }) {
  return (
    <div className="questions">
      {items.map(({ question, answer }, index) => (
        // Two questions may have the same text.
        // biome-ignore lint/suspicious/noArrayIndexKey: the place of a question is what stays
        <Disclosure key={index} summary={question} open={open && index === 0}>
          <p>{answer}</p>
        </Disclosure>
      ))}
    </div>
  );
}
