/** A colour in both modes: `[light, dark]`. */
export type ModePair = readonly [light: string, dark: string];

/**
 * All colours of the portal, by meaning. Each becomes a Chakra semantic token of the same name.
 * `contrast.test.ts` checks 4.5:1 for text and 3:1 for controls in both modes.
 */
export const colors = {
  'bg.canvas': ['#F3F6F8', '#0A1217'],
  'bg.surface': ['#FFFFFF', '#111B21'],
  'bg.raised': ['#FFFFFF', '#16232B'],
  'bg.subtle': ['#F8FAFB', '#152029'],
  'bg.muted': ['#EDF1F4', '#1C2A34'],
  'bg.hover': ['#F5F8F9', '#17242D'],
  'bg.scrim': ['rgba(11,25,33,.46)', 'rgba(2,6,9,.68)'],
  'fg.default': ['#0E1D27', '#E6EDF1'],
  'fg.muted': ['#465764', '#AAB9C4'],
  'fg.subtle': ['#5A6A77', '#92A3AF'],
  'fg.disabled': ['#8A98A4', '#5F717E'],
  'border.subtle': ['#E8EDF0', '#1D2A33'],
  'border.default': ['#D9E1E7', '#283842'],
  'border.control': ['#748490', '#6A7D8B'],
  'focus.ring': ['#0B6B62', '#4CC3B5'],
  'brand.solid': ['#0B6B62', '#3BB5A6'],
  'brand.solid-hover': ['#095950', '#55C7B9'],
  'brand.on': ['#FFFFFF', '#03201C'],
  'brand.fg': ['#0A635B', '#62CDC0'],
  'brand.subtle': ['#E7F3F1', '#10292A'],
  'brand.muted': ['#CDE7E3', '#164440'],
  'brand.border': ['#9FD0C9', '#236059'],
  'accent.solid': ['#F2A51F', '#F0AE3A'],
  'accent.on': ['#2C1C00', '#2A1B00'],
  'accent.fg': ['#864C00', '#F3C06A'],
  'accent.subtle': ['#FEF6E7', '#271E0F'],
  'accent.border': ['#F0CF8D', '#5B4519'],
  'success.solid': ['#178A52', '#45B97D'],
  'success.fg': ['#13683E', '#68D398'],
  'success.subtle': ['#E8F5EE', '#10291D'],
  'success.border': ['#A9DABF', '#205339'],
  'danger.solid': ['#C8342B', '#EC6A60'],
  'danger.on': ['#FFFFFF', '#2B0503'],
  'danger.fg': ['#B0241B', '#FF9B92'],
  'danger.subtle': ['#FDF0EE', '#321819'],
  'danger.border': ['#F3C0BB', '#6B2F2C'],
  'info.solid': ['#2470B8', '#5BA3E6'],
  'info.fg': ['#1A548D', '#8CC1F3'],
  'info.subtle': ['#EBF3FB', '#10243A'],
  'info.border': ['#B7D3EE', '#234A70'],
  'chart.1': ['#0B6B62', '#3BB5A6'],
  'chart.2': ['#3A83C6', '#6AAEEA'],
  'chart.3': ['#C97F07', '#EBB04A'],
  'chart.4': ['#7863C6', '#A794EA'],
  'chart.5': ['#B9506F', '#E58BA8'],
  'chart.6': ['#728391', '#90A2B0'],
  'chart.7': ['#8A5A2B', '#C99A6B'],
  'chart.8': ['#2C4E9B', '#93A9F2'],
  'chart.9': ['#6B7A1E', '#B4C25C'],
  'chart.track': ['#EDF1F4', '#1F2E38'],
  'panel.bg': ['#07423D', '#0B2F2D'],
  'panel.fg': ['#FFFFFF', '#E6EDF1'],
  'panel.muted': ['#B9DDD8', '#9FC4BF'],
  'logo.petal': ['#1E5FA8', '#4E97DC'],
  'logo.petal-2': ['#5C9FDC', '#8CC1F3'],
  'logo.heart': ['#F2A51F', '#F0AE3A'],
  skeleton: ['#E9EEF1', '#1D2A33'],
  'skeleton.shine': ['#F5F8F9', '#273640'],
} as const satisfies Record<string, ModePair>;

/** Name of a colour. */
export type ColorToken = keyof typeof colors;

/** The page's background in each mode, for `meta theme-color`. */
export const canvasColor = { light: colors['bg.canvas'][0], dark: colors['bg.canvas'][1] } as const;
