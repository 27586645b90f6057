import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ModuleDraft, ProjectDraft, ProjectReply, StaffProject } from './feedback-projects.ts';
import { applyEdit } from './project-draft.ts';
import { projectPlaces } from './project-places.ts';

type Saved = { draft: ProjectDraft; revision: number };

/** What was typed while a save was under way, with the ids that its modules have by now. */
function carriedOver(typed: ProjectDraft, sent: ProjectDraft, saved: ProjectDraft) {
  if (typed === sent) return saved;
  const ids = new Map(sent.modules.map(({ id }, index) => [id, saved.modules[index]?.id]));
  return {
    ...typed,
    modules: typed.modules.map((one) => ({ ...one, id: ids.get(one.id) ?? one.id })),
  };
}

/** The element that should have the focus once the draft has changed, by its id. */
function focusAfter(draft: ProjectDraft, next: ProjectDraft, written: string): string {
  const [edit, of = ''] = written.split(':');
  const place = Number(of);
  const id = draft.modules[place]?.id;
  if (edit === 'add') return `fm-${next.modules.at(-1)?.id}-name`;
  if (edit === 'up') return `fm-${id}-${place === 1 ? 'down' : 'up'}`;
  if (edit === 'down') return `fm-${id}-${place === next.modules.length - 2 ? 'up' : 'down'}`;
  const neighbour = next.modules[Math.min(place, next.modules.length - 1)];
  return neighbour ? `fm-${neighbour.id}-name` : 'fm-add';
}

/**
 * What is typed of a project, moved and saved. What the database holds is taken over whenever nothing
 * would be lost by it.
 */
export function useProjectDraft(newest: StaffProject, reply: ProjectReply | undefined) {
  const { t } = useTranslation('feedback-projects');
  const [base, setBase] = useState<Saved>({
    draft: newest.draft,
    // A draft that came back was made on the revision that it names.
    revision: reply?.revision ?? newest.revision,
  });
  const [draft, setDraft] = useState(reply?.typed ?? newest.draft);
  const [said, say] = useState('');
  const focus = useRef<string | null>(null);
  const sent = useRef<ProjectDraft | null>(null);
  const heard = useRef(reply);
  const dirty = JSON.stringify(draft) !== JSON.stringify(base.draft);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only what comes from the server is heard
  useEffect(() => {
    if (reply && reply !== heard.current) {
      heard.current = reply;
      if (reply.done && reply.typed) {
        setBase({ draft: reply.typed, revision: reply.revision ?? newest.revision });
        setDraft(carriedOver(draft, sent.current ?? draft, reply.typed));
      }
      return;
    }
    if (newest.revision > base.revision && !dirty && !newest.deleted) {
      setBase({ draft: newest.draft, revision: newest.revision });
      setDraft(newest.draft);
    }
  }, [newest.revision, reply]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: laid out by what both had begun with
  const placeOf = useMemo(() => {
    if (!reply?.conflict || !reply.typed || !reply.theirs) return undefined;
    const { typed: mine, theirs } = reply;
    return projectPlaces({ base: base.draft, mine, theirs, change: setDraft });
  }, [reply]);

  // Once every line has been laid out, what is typed on stands on the colleague's version.
  useEffect(() => {
    if (!reply?.conflict || !reply.theirs) return;
    setBase({ draft: reply.theirs, revision: reply.conflict.revision });
  }, [reply]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: looked for once the draft is on the screen
  useEffect(() => {
    if (focus.current) document.getElementById(focus.current)?.focus();
    focus.current = null;
  }, [draft]);

  function tell(written: string, next: ProjectDraft) {
    const [edit, of = ''] = written.split(':');
    const module = draft.modules[Number(of)];
    const name = module?.name || t('module.unnamed');
    const place = next.modules.findIndex(({ id }) => id === module?.id) + 1;
    if (edit === 'add') say(t('module.added'));
    else if (edit === 'remove') say(t('module.removed', { name }));
    else say(t('module.moved', { name, place: String(place) }));
  }

  return {
    draft,
    dirty,
    said,
    revision: base.revision,
    placeOf,
    change: (part: Partial<ProjectDraft>) => setDraft((now) => ({ ...now, ...part })),
    changeModule: (id: string, part: Partial<ModuleDraft>) =>
      setDraft((now) => ({
        ...now,
        modules: now.modules.map((one) => (one.id === id ? { ...one, ...part } : one)),
      })),
    edit: (written: string) => {
      const next = applyEdit(draft, written, newest.used);
      focus.current = focusAfter(draft, next, written);
      tell(written, next);
      setDraft(next);
    },
    restore: setDraft,
    /** To be called when the form is sent. */
    onSend: () => {
      sent.current = draft;
    },
  };
}

export type ProjectEditing = ReturnType<typeof useProjectDraft>;
