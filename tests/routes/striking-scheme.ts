/** A scheme that names every colour there is, none of them one that the product came with. */
export const STRIKING = {
  primary_color: '#a3005c',
  accent_color: '#ffb000',
  neutral_scale: {
    50: '#fff6e8',
    100: '#fdebd0',
    200: '#f7dcc0',
    300: '#d9b99a',
    400: '#b8946f',
    500: '#8a6847',
    600: '#6b4c30',
    700: '#523820',
    800: '#2a1408',
    900: '#3a1d0c',
  },
  semantic_colors: { success: '#2f6b1f', warning: '#8a4b00', danger: '#a11212' },
  system_colors: {
    background: '#fde8cc',
    surface: '#fff3e0',
    text: '#2e1606',
    border: '#7d5a3a',
  },
  gradients: { lamp_day: '#fff0d8', lamp_night: '#3d1f10' },
  shadows: { glow_color: '#ff8800', glow_blur: '9' },
} as const;

/** Colours that tokens.css and the scheme of a fresh database come to; the light of a lamp aside. */
export const BUILT_IN = [
  ...['#f2f3f0', '#090a13', '#fbfbf9', '#10121e', '#e8eae6', '#05060c', '#11122b', '#ecedf6'],
  ...['#41435c', '#b2b5cd', '#5a5d75', '#8f93b1', '#777a91', '#6f7394', '#b3123b', '#ff8aa0'],
  ...['#8a5a00', '#e8b341', '#161830', '#c9ccff', '#1d204a', '#2b2bee', '#11d4a4'],
] as const;

/** Those of the built-in colours that a text names. */
export const builtInOf = (text: string): string[] =>
  BUILT_IN.filter((color) => text.toLowerCase().includes(color));
