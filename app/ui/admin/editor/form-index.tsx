import { type MouseEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** A part of a long form: the id of its element, and its name. */
export type FormSection = { id: string; label: string };

/** Ids of the sections with errors, known once a reply has been rendered. */
function useMistaken(sections: readonly FormSection[], reply: unknown): ReadonlySet<string> {
  const [mistaken, setMistaken] = useState<ReadonlySet<string>>(new Set());
  // biome-ignore lint/correctness/useExhaustiveDependencies: queried in what a reply has rendered
  useEffect(() => {
    const wrong = sections.filter(({ id }) =>
      document.getElementById(id)?.querySelector('[aria-invalid="true"], .error'),
    );
    setMistaken(new Set(wrong.map(({ id }) => id)));
  }, [reply]);
  return mistaken;
}

/** The current section: the first one that is in the upper part of the screen. */
function useCurrent(sections: readonly FormSection[]): string | undefined {
  const [current, setCurrent] = useState(sections[0]?.id);
  const ids = sections.map(({ id }) => id).join(' ');
  useEffect(() => {
    const seen = new Set<string>();
    const all = ids.split(' ');
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) seen.add(target.id);
          else seen.delete(target.id);
        }
        const first = all.find((id) => seen.has(id));
        if (first) setCurrent(first);
      },
      { rootMargin: '-72px 0px -60% 0px' },
    );
    for (const id of all) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [ids]);
  return current;
}

/** Scrolls there without a history entry: the reply to the last post belongs to this one. */
function goTo(event: MouseEvent<HTMLAnchorElement>, id: string): void {
  const section = document.getElementById(id);
  if (!section) return;
  event.preventDefault();
  section.tabIndex = -1;
  section.focus({ preventScroll: true });
  section.scrollIntoView({ block: 'start' });
}

type Props = { sections: readonly FormSection[]; reply: unknown };

/** The parts of a long form beside it: the current one, and those with errors. */
export function FormIndex({ sections, reply }: Props) {
  const { t } = useTranslation('editor');
  const mistaken = useMistaken(sections, reply);
  const current = useCurrent(sections);
  return (
    <nav className="form-page-index" aria-label={t('index')}>
      <ol>
        {sections.map(({ id, label }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={id === current ? 'location' : undefined}
              data-wrong={mistaken.has(id) || undefined}
              onClick={(event) => goTo(event, id)}
            >
              {label}
              {mistaken.has(id) && <span className="unseen">{`, ${t('toMend')}`}</span>}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
