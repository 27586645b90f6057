/** How an area is filled: solid is data, pale the rest of the same amount, textures are its parts, dashed
 * what is missing or was before, `left` what went, `now` what is today. */
export type AreaLook = 'solid' | 'hatch' | 'pale' | 'dots' | 'outline' | 'dashed' | 'left' | 'now';

/** What a line is: the axis, a line to read by, the time before, a target, a tick, how sure it is. */
export type LineLook = 'axis' | 'grid' | 'before' | 'target' | 'tick' | 'margin' | 'today';

export type Mark =
  | { kind: 'area'; d: string; look: AreaLook }
  | { kind: 'line'; d: string; look: LineLook }
  | {
      kind: 'text';
      x: number;
      y: number;
      text: string;
      look?: 'value' | 'name' | 'target';
      anchor?: 'start' | 'middle' | 'end';
    }
  /** Leads to the rows that the marks in it count. */
  | { kind: 'way'; to: string; name: string; marks: readonly Mark[]; aside?: boolean };

/** A figure, drawn: everything in it is worked out where the page is made. */
export type Drawing = { width: number; height: number; marks: readonly Mark[] };

/** A rectangle as a path, rounded to tenths of a pixel. */
export function box(x: number, y: number, width: number, height: number): string {
  const at = (value: number) => Number(value.toFixed(1));
  return `M${at(x)} ${at(y)}h${at(width)}v${at(height)}h${at(-width)}z`;
}
