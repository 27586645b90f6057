import { LOGO_CONTEXTS, LOGO_FALLBACK, type Logo, type LogoContext } from './brand.ts';

/** An active logo, as its row has it. */
type Row = {
  name: string;
  type: string;
  variant: string;
  publicUrl: string;
  usageContext?: string;
};

/** Places by their names in the column; a copy kept by an earlier release has none. */
export const contextsOf = (list: string | undefined): LogoContext[] => {
  const named = (list ?? '').split(',').map((each) => each.trim());
  return LOGO_CONTEXTS.filter((context) => named.includes(context));
};

/** Whether icons and link previews can be drawn from the file. */
export const isDrawable = (url: string): boolean => /[.](?:svg|png)(?:[?]|$)/.test(url);

const isMeantFor = (row: Row, place: LogoContext): boolean => {
  const contexts = contextsOf(row.usageContext);
  return contexts.length === 0 || contexts.includes(place);
};

type Wanted = { type: Logo['type']; place: LogoContext; drawable?: boolean };

/**
 * The logo of a type at header size, of rows that come newest first: one that is
 * not meant for other places alone, else any of its type, else one of the other type; what the
 * product brought along stands only where staff have none at all. On dark grounds a light one of its
 * type replaces it, where it is meant for the place.
 */
function logoFor(rows: readonly Row[], { type, place, drawable = false }: Wanted): Logo {
  const fit = rows.filter(({ publicUrl }) => !drawable || isDrawable(publicUrl));
  const colored = fit.filter(({ variant }) => variant === 'color');
  const own = colored.filter((row) => row.type === type);
  const some = own.length > 0 ? own : colored;
  const row = some.find((each) => isMeantFor(each, place)) ?? some[0];
  const night = fit.find(
    (each) =>
      each.variant === 'light' && each.type === (row?.type ?? type) && isMeantFor(each, place),
  );
  return {
    ...LOGO_FALLBACK[type],
    ...(row && { name: row.name, url: row.publicUrl }),
    ...(night && { nightUrl: night.publicUrl }),
  };
}

/** What every place of the site that shows a logo shows. */
export function logosOf(rows: readonly Row[]) {
  return {
    full: logoFor(rows, { type: 'full', place: 'headers and navigation' }),
    symbol: logoFor(rows, { type: 'symbol', place: 'headers and navigation' }),
    tab: logoFor(rows, { type: 'symbol', place: 'icons and favicons' }),
    icon: logoFor(rows, { type: 'symbol', place: 'icons and favicons', drawable: true }),
    card: logoFor(rows, { type: 'symbol', place: 'calls to action', drawable: true }),
  };
}

/** The logo above every mail: the header's, of those that a picture can be drawn from. */
export const mailLogoOf = (rows: readonly Row[]): Logo =>
  logoFor(rows, { type: 'full', place: 'headers and navigation', drawable: true });
