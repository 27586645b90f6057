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
import { AutomationFigure } from './automation-figure.tsx';
import { ConsultingFigure } from './consulting-figure.tsx';
import { GamesFigure } from './games-figure.tsx';
import { SoftwareFigure } from './software-figure.tsx';

type Drawings = {
  /** On its own page, with the balloons of the parts list. */
  page: ComponentType;
  /** Small, in the list of the home page. */
  part: ComponentType;
  /** Its room in the section of the house. */
  room: ComponentType;
};

/** What is drawn of each service; what leaves the press of the index is in its own figure. */
export const SERVICE_FIGURES: Readonly<Record<ServiceName, Drawings>> = {
  softwareApps: { page: SoftwareFigure, part: SoftwarePart, room: Workbench },
  automationAi: { page: AutomationFigure, part: AutomationPart, room: ReadingMachine },
  gamesGamification: { page: GamesFigure, part: GamesPart, room: GameSteps },
  consulting: { page: ConsultingFigure, part: ConsultingPart, room: DrawingTable },
};
