/** What the build writes into the loader: where the form stands, and the few words around it. */
export type WidgetBuild = Readonly<
  Record<'pt' | 'en', { frame: string; label: string; close: string }>
>;
