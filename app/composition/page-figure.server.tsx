import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { HouseFigure } from '#app/features/content/about/site/figures/house-figure.tsx';
import { ShelfFigure } from '#app/features/content/cases/site/figures/shelf-figure.tsx';
import { PriceRuler } from '#app/features/content/faq/site/price-ruler.tsx';
import { FigureDefs } from '#app/features/content/home/site/figures/figure-defs.tsx';
import { HeroFigure } from '#app/features/content/home/site/figures/hero-figure.tsx';
import { ideaBySlug } from '#app/features/content/ideas/ideas.ts';
import { JointFigure } from '#app/features/content/ideas/site/craft/figures/joint-figure.tsx';
import { BiscuitFigure } from '#app/features/content/legal/site/figures/biscuit-figure.tsx';
import { BoltFigure } from '#app/features/content/legal/site/figures/bolt-figure.tsx';
import { PadlockFigure } from '#app/features/content/legal/site/figures/padlock-figure.tsx';
import { RackFigure } from '#app/features/content/portfolio/site/craft-portfolio/figures/rack-figure.tsx';
import { RibbonFigure } from '#app/features/content/process/site/figures/ribbon-figure.tsx';
import { isServiceName } from '#app/features/content/services/register.ts';
import { PressFigure } from '#app/features/content/services/site/figures/press-figure.tsx';
import { SERVICE_FIGURES } from '#app/features/content/services/site/service/figures/service-figures.ts';
import { TypePressFigure } from '#app/features/content/site/content-page/figures/type-press-figure.tsx';
import { people } from '#app/features/content/team/people.ts';
import { ToolWall } from '#app/features/content/team/site/figures/tool-wall.tsx';
import { LessonFigure } from '#app/features/content/workshops/site/lab/figures/lesson-figure.tsx';
import { SubjectFigure } from '#app/features/content/workshops/site/lab/figures/subject-figure.tsx';
import { workshopBySlug } from '#app/features/content/workshops/workshops.ts';
import { DoorFigure } from '#app/features/qualification/site/contact/figures/door-figure.tsx';
import { MagnetFigure } from '#app/features/search/site/figures/magnet-figure.tsx';
import type { Drawing } from '#app/features/seo/pictures/draw-card.server.tsx';
import { ApronFigure } from '#app/features/talent/site/careers/figures/apron-figure.tsx';
import { instanceOf } from '#app/i18n/instances.ts';
import type { PageMatch } from '#app/pages/alternates.ts';
import type { RouteName } from '#app/paths.ts';
import { DrawingDefs } from '#app/ui/drawing-defs.tsx';
import { Ponteiro } from '#app/ui/ponteiro.tsx';

type Figure = (page: PageMatch) => ReactNode;

function figureOf({ name }: PageMatch): Figure {
  if (isServiceName(name)) {
    const { page: Drawn } = SERVICE_FIGURES[name];
    return () => <Drawn />;
  }
  return FIGURES[name] ?? (() => <Ponteiro state="finished" />);
}

/** The drawing of each page; a page without one gets the finished piece. */
const FIGURES: Partial<Record<RouteName, Figure>> = {
  home: () => <HeroFigure />,
  services: () => <PressFigure />,
  cases: () => <ShelfFigure />,
  case: () => <ShelfFigure />,
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
  article: () => <TypePressFigure />,
  about: () => <HouseFigure />,
  team: ({ locale }) => <ToolWall people={people(locale)} />,
  careers: () => <ApronFigure />,
  contact: () => <DoorFigure name="" />,
  search: () => <MagnetFigure />,
  privacy: () => <PadlockFigure />,
  terms: () => <BoltFigure />,
  cookies: () => <BiscuitFigure items={7} />,
  faq: () => <PriceRuler />,
  pricing: () => <PriceRuler />,
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

/** The definitions that the line classes of all drawings refer to. */
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
