import type { ComponentType } from 'react';
import {
  DrawingTable,
  GameSteps,
  ReadingMachine,
  Workbench,
} from '#app/features/content/about/site/figures/house-rooms.tsx';
import { AutomationFigure as AutomationPart } from '#app/features/content/home/site/figures/automation-figure.tsx';
import { ConsultingFigure as ConsultingPart } from '#app/features/content/home/site/figures/consulting-figure.tsx';
import { GamesFigure as GamesPart } from '#app/features/content/home/site/figures/games-figure.tsx';
import { SoftwareFigure as SoftwarePart } from '#app/features/content/home/site/figures/software-figure.tsx';
import type { ServiceName } from '#app/paths.ts';
import { AutomationFigure, automationBar } from './automation-figure.tsx';
import { ConsultingFigure, consultingBar } from './consulting-figure.tsx';
import { GamesFigure, gamesBar } from './games-figure.tsx';
import type { ServiceBar } from './service-bar.ts';
import { SoftwareFigure, softwareBar } from './software-figure.tsx';

type Drawings = {
  /** On its own page, with the balloons of the parts list. */
  page: ComponentType;
  /** Small, in the list of the home page. */
  part: ComponentType;
  /** Its room in the drawing of the studio. */
  room: ComponentType;
  /** Its bar in the press of the index. */
  bar: ServiceBar;
};

/** The drawings of each service. */
export const SERVICE_FIGURES: Readonly<Record<ServiceName, Drawings>> = {
  softwareApps: { page: SoftwareFigure, part: SoftwarePart, room: Workbench, bar: softwareBar },
  automationAi: {
    page: AutomationFigure,
    part: AutomationPart,
    room: ReadingMachine,
    bar: automationBar,
  },
  gamesGamification: { page: GamesFigure, part: GamesPart, room: GameSteps, bar: gamesBar },
  consulting: {
    page: ConsultingFigure,
    part: ConsultingPart,
    room: DrawingTable,
    bar: consultingBar,
  },
};
