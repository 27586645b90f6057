import type { PaletteScreen, RecordKind } from './feature.ts';
import { adminPaths } from './paths.ts';
import { adminRoutes, collect, type features } from './registry.ts';

type NamesOf<Kind extends 'records' | 'acts'> = (typeof features)[number] extends infer F
  ? F extends Record<Kind, infer Named>
    ? keyof Named & string
    : never
  : never;
/** Kinds of records that the palette of staff finds. */
export type FoundKind = NamesOf<'records'>;
/** Screens without a menu entry that the palette offers. */
export type ActName = NamesOf<'acts'>;

const kindsFound = collect('records', []);
/** Each kind of record that the palette finds, with the pattern of its address and the permission to open it. */
export const recordKinds = (Object.keys(kindsFound) as FoundKind[])
  .map((kind) => {
    const { screen, icon, position } = kindsFound[kind] as RecordKind;
    const { permission } = adminRoutes[screen];
    return { kind, icon, position, path: adminPaths[screen] as string, permission };
  })
  .sort((one, other) => one.position - other.position);

const actsOffered = collect('acts', []);
/** Each screen without a menu entry that the palette offers, with its address and the permission to open it. */
export const paletteActs = (Object.keys(actsOffered) as ActName[]).map((act) => {
  const { screen, icon } = actsOffered[act] as PaletteScreen;
  return {
    act,
    icon,
    path: adminPaths[screen] as string,
    permission: adminRoutes[screen].permission,
  };
});
