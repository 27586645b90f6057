import type { ComponentType } from 'react';
import { Classroom, Hearth } from '#app/features/content/about/site/figures/house-rooms.tsx';
import type { ArmName } from '#app/features/content/arms/arms.ts';
import { CraftFigure } from './craft-figure.tsx';
import { LabFigure } from './lab-figure.tsx';

type Drawings = {
  /** On the home page. */
  part: ComponentType;
  /** Its room in the section of the house. */
  room: ComponentType;
};

/** What is drawn of each arm. */
export const ARM_FIGURES: Readonly<Record<ArmName, Drawings>> = {
  lab: { part: LabFigure, room: Classroom },
  craft: { part: CraftFigure, room: Hearth },
};
