/** Constants that the build writes into the loader: the address of the form, and the few words around it. */
export type WidgetBuild = Readonly<
  Record<'pt' | 'en', { frame: string; label: string; close: string }>
>;
