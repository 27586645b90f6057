import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { answerOf, useListDraft } from '#app/audit/admin/use-list-draft.ts';
import type { ProjectReply } from './commands/project-actions.server.ts';
import type { ProjectConflict, ProjectDraft, StaffProject } from './feedback-projects.ts';
import { applyEdit, draftIn } from './project-draft.ts';
import { moduleList, projectPlaces } from './project-places.ts';

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

/** The draft after a post without scripts. */
export type Edited = { typed: ProjectDraft; revision: number };

/** The draft of a project, typed, moved and saved. */
export function useProjectDraft(
  newest: StaffProject,
  reply: ProjectReply | undefined,
  edited: Edited | undefined,
) {
  const { t } = useTranslation('feedback-projects');
  const answer = useMemo(() => {
    if (!reply) return edited;
    return reply.ok && reply.intent === 'delete'
      ? {}
      : answerOf<ProjectDraft, ProjectConflict>(reply, draftIn);
  }, [reply, edited]);
  const {
    edited: replaceDraft,
    changeItem,
    ...editing
  } = useListDraft({ newest, reply: answer, list: moduleList, places: projectPlaces });
  const { draft } = editing;

  function wordsFor(written: string, next: ProjectDraft): string {
    const [edit, of = ''] = written.split(':');
    const module = draft.modules[Number(of)];
    const name = module?.name || t('module.unnamed');
    if (edit === 'add') return t('module.added');
    if (edit === 'remove') return t('module.removed', { name });
    const place = next.modules.findIndex(({ id }) => id === module?.id) + 1;
    return t('module.moved', { name, place: String(place) });
  }

  return {
    ...editing,
    changeModule: changeItem,
    edit: (written: string) => {
      const next = applyEdit(draft, written, newest.used);
      const focusId = focusAfter(draft, next, written);
      replaceDraft(next, { focusId, words: wordsFor(written, next) });
    },
  };
}

export type ProjectEditing = ReturnType<typeof useProjectDraft>;
