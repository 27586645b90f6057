/** How an area is filled: solid is data, pale the rest of the same amount, textures are its parts, dashed a
 * missing or previous value, `left` the lost, `now` today. */
export type AreaLook = 'solid' | 'hatch' | 'pale' | 'dots' | 'outline' | 'dashed' | 'left' | 'now';

/** What a line is: the axis, a grid line, the previous range, a target, a tick, a margin. */
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
  /** Links to the rows that its marks count. */
  | { kind: 'way'; to: string; name: string; marks: readonly Mark[]; aside?: boolean };

/** A drawn figure: its geometry is computed on the server. */
export type Drawing = { width: number; height: number; marks: readonly Mark[] };

/** A rectangle as a path, rounded to tenths of a pixel. */
export function box(x: number, y: number, width: number, height: number): string {
  const at = (value: number) => Number(value.toFixed(1));
  return `M${at(x)} ${at(y)}h${at(width)}v${at(height)}h${at(-width)}z`;
}
