import { instanceOf } from '#app/i18n/instances.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { type IslandHtml, renderIsland } from '#app/islands/render-island.server.tsx';
import type { PageHead } from '#app/pages/page-head.ts';
import { siteSnapshot } from '#app/pages/site-snapshot.server.ts';
import { endpointPath } from '#app/paths.ts';
import feedbackStyles from '../feedback.css?url';
import Feedback from '../feedback.island.tsx';
import { type FeedbackFrameProps, FRAME_TITLE } from '../feedback-frame.tsx';
import { type FramedProject, framedProject } from '../feedback-project.ts';
import { FIELD, THEMES } from '../feedback-rules.ts';
import type { FormOwner } from '../post-feedback.server.ts';

/** The query of the loader: the page, the module, the theme. */
export type FrameQuery = { host: string; module: string; theme: string };

export const frameQueryOf = (given: { get: (name: string) => unknown }): FrameQuery => {
  const text = (name: string) => String(given.get(name) ?? '');
  return { host: text(FIELD.host), module: text(FIELD.module), theme: text('theme') };
};

type State = Pick<FeedbackFrameProps, 'values' | 'errors' | 'notice' | 'sent'>;

export type FramePage = {
  head: PageHead;
  island: IslandHtml;
  /** What names it. */
  titleId: string;
  open: boolean;
};

/** The project of a frame; null where there is none. */
export async function projectOfFrame(key: string, locale: Locale): Promise<FramedProject | null> {
  const { feedback } = await siteSnapshot();
  return framedProject(feedback, key, locale);
}

/** Whether a page of this origin may show the form of the project, and send it. */
const isHost = (project: FramedProject | null, host: string): project is FramedProject =>
  project?.origins.includes(host) ?? false;

/** The project of a framed form's post; null from a page that may not show it. */
export function ownerOf(
  project: FramedProject | null,
  { host, module }: FrameQuery,
): FormOwner | null {
  if (!isHost(project, host) || !project.offer) return null;
  // A module that was archived since: its entry belongs to the product.
  return { project: project.key, module: project.modules.has(module) ? module : null, host };
}

function propsOf(
  project: FramedProject | null,
  query: FrameQuery,
  locale: Locale,
): Omit<FeedbackFrameProps, 'at' | keyof State> {
  const { host, module } = query;
  const known = isHost(project, host) ? project : null;
  const t = instanceOf(locale).getFixedT(locale, 'feedback');
  const part = known?.modules.get(module);
  const name = known && (part ? `${known.name}, ${part}` : known.name);
  const owner = ownerOf(project, query);
  return {
    host: known ? host : '',
    about: name ? t('frame.about', { product: name }) : t('strip.number'),
    types: known?.offer?.types ?? [],
    files: known?.offer?.files ?? false,
    product:
      known && owner
        ? {
            name: known.name,
            action: endpointPath('feedbackFrame', locale, { project: known.key }),
            carried: {
              [FIELD.host]: host,
              ...(owner.module && { [FIELD.module]: owner.module }),
              theme: query.theme,
            },
          }
        : null,
  };
}

/**
 * The form in pages of another product, with the outcome of a post without scripts. Only pages of the
 * project's own origins may show it; a disabled project shows a notice instead.
 */
export function framePage(
  project: FramedProject | null,
  query: FrameQuery,
  locale: Locale,
  state: State = {},
): FramePage {
  const t = instanceOf(locale).getFixedT(locale, 'feedback');
  const props = propsOf(project, query, locale);
  const theme = THEMES.find((one) => one === query.theme) ?? project?.theme ?? 'auto';
  const head: PageHead = {
    title: t('head.title'),
    description: t('head.description'),
    noindex: true,
    stylesheet: feedbackStyles,
    framed: { by: project?.origins ?? [], theme },
  };
  const island = renderIsland({
    name: 'feedback',
    namespaces: ['feedback', 'file-input'],
    locale,
    component: Feedback,
    props: { at: 'frame' as const, ...props, ...state },
    touch: true,
  });
  return { head, island, titleId: FRAME_TITLE, open: props.product !== null };
}
