import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { ideaBySlug } from '#app/features/content/ideas/ideas.ts';
import { isServiceName } from '#app/features/content/services/register.ts';
import { people } from '#app/features/content/team/people.ts';
import { workshopBySlug } from '#app/features/content/workshops/workshops.ts';
import type { Drawing } from '#app/features/seo/pictures/draw-card.server.tsx';
import { instanceOf } from '#app/i18n/instances.ts';
import type { PageMatch } from '#app/pages/alternates.ts';
import type { RouteName } from '#app/paths.ts';
import { DrawingDefs } from '#app/ui/drawing-defs.tsx';
import { Ponteiro } from '#app/ui/ponteiro.tsx';
import { HouseFigure } from './about/figures/house-figure.tsx';
import { ApronFigure } from './careers/figures/apron-figure.tsx';
import { ShelfFigure } from './cases/figures/shelf-figure.tsx';
import { DoorFigure } from './contact/figures/door-figure.tsx';
import { TypePressFigure } from './content-page/figures/type-press-figure.tsx';
import { JointFigure } from './craft/figures/joint-figure.tsx';
import { RackFigure } from './craft-portfolio/figures/rack-figure.tsx';
import { PriceRuler } from './faq/price-ruler.tsx';
import { FigureDefs } from './home/figures/figure-defs.tsx';
import { HeroFigure } from './home/figures/hero-figure.tsx';
import { LessonFigure } from './lab/figures/lesson-figure.tsx';
import { SubjectFigure } from './lab/figures/subject-figure.tsx';
import { BiscuitFigure } from './legal/figures/biscuit-figure.tsx';
import { BoltFigure } from './legal/figures/bolt-figure.tsx';
import { PadlockFigure } from './legal/figures/padlock-figure.tsx';
import { RibbonFigure } from './process/figures/ribbon-figure.tsx';
import { MagnetFigure } from './search/figures/magnet-figure.tsx';
import { SERVICE_FIGURES } from './service/figures/service-figures.ts';
import { PressFigure } from './services/figures/press-figure.tsx';
import { ToolWall } from './team/figures/tool-wall.tsx';

type Figure = (page: PageMatch) => ReactNode;

function figureOf({ name }: PageMatch): Figure {
  if (isServiceName(name)) {
    const { page: Drawn } = SERVICE_FIGURES[name];
    return () => <Drawn />;
  }
  return FIGURES[name] ?? (() => <Ponteiro state="finished" />);
}

/** The drawing of each page; what is missing here is shown with the finished piece. */
const FIGURES: Partial<Record<RouteName, Figure>> = {
  home: () => <HeroFigure />,
  services: () => <PressFigure />,
  cases: () => <ShelfFigure />,
  lab: () => <LessonFigure />,
  workshop: ({ locale, params }) => (
    <SubjectFigure of={workshopBySlug(locale, params['slug'])?.area ?? 'workshops'} />
  ),
  craft: () => <JointFigure stage="partnership" title="" />,
  craftIdea: ({ locale, params }) => (
    <JointFigure stage={ideaBySlug(locale, params['slug'])?.stage ?? 'partnership'} title="" />
  ),
  craftPortfolio: () => <RackFigure title="" />,
  content: () => <TypePressFigure />,
  about: () => <HouseFigure />,
  team: () => <ToolWall people={people()} />,
  careers: () => <ApronFigure />,
  contact: () => <DoorFigure name="" />,
  search: () => <MagnetFigure />,
  privacy: () => <PadlockFigure />,
  terms: () => <BoltFigure />,
  cookies: () => <BiscuitFigure items={7} />,
  faq: () => <PriceRuler />,
  process: () => <RibbonFigure />,
};

const FIRST_DRAWING = /<svg[^>]*\sviewBox="([^"]+)"[^>]*>([\s\S]*?)<\/svg>/;

const markup = (page: PageMatch, node: ReactNode) =>
  renderToStaticMarkup(<I18nextProvider i18n={instanceOf(page.locale)}>{node}</I18nextProvider>);

const contentOf = (svg: string) => svg.replace(/<title[^>]*>[\s\S]*?<\/title>/, '');

/** A page's drawing as the content of an SVG: the wide one, where there are two. */
export function drawingOf(page: PageMatch): Drawing | null {
  const [, box = '', content = ''] = FIRST_DRAWING.exec(markup(page, figureOf(page)(page))) ?? [];
  const [x, y, width, height] = box.split(' ').map(Number);
  if (x === undefined || y === undefined || !width || !height) return null;
  return { content: contentOf(content), box: [x, y, width, height] };
}

/** What the line classes of all drawings refer to. */
export function drawingDefs(page: PageMatch): string {
  const text = markup(
    page,
    <>
      <DrawingDefs />
      <FigureDefs />
    </>,
  );
  return [...text.matchAll(/<defs>[\s\S]*?<\/defs>/g)].map(([defs]) => defs).join('');
}
