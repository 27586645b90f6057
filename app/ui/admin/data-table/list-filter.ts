import type { LucideIcon } from 'lucide-react';
import type { Option } from '#app/ui/select.tsx';

/** A filter as a list offers it. */
export type ListFilter = {
  name: string;
  label: string;
  hint?: string;
  /** Why its value in the address filters nothing, in words. */
  unused?: string | undefined;
} & (
  | { kind: 'search' }
  | { kind: 'date'; icon?: LucideIcon }
  /** A text or a number that is typed. */
  | { kind: 'text'; icon?: LucideIcon; inputMode?: 'decimal' | 'text' }
  | {
      kind: 'choice';
      icon?: LucideIcon;
      options: readonly Option[];
      /** The tabs of the list show a single value; only several are a chip. */
      tabbed?: boolean;
    }
);
export type ChipFilter = Exclude<ListFilter, { kind: 'search' }>;
