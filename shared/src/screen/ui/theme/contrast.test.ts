import { type ColorToken, colors } from './colors.ts';

/** Relative luminance (WCAG 2.2) of `#rrggbb`. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(first: string, second: string): number {
  const [light, dark] = [luminance(first), luminance(second)].sort((a, b) => b - a);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

const surfaces = ['bg.canvas', 'bg.surface', 'bg.raised', 'bg.subtle', 'bg.hover'] as const;
const tints = ['brand', 'accent', 'success', 'danger', 'info'] as const;

const text: readonly (readonly [ColorToken, ColorToken])[] = [
  ...surfaces.flatMap((surface) => [
    ['fg.default', surface] as const,
    ['fg.muted', surface] as const,
    ['fg.subtle', surface] as const,
    ['brand.fg', surface] as const,
    ['danger.fg', surface] as const,
    ['success.fg', surface] as const,
    ['accent.fg', surface] as const,
  ]),
  ['fg.default', 'bg.muted'],
  ['fg.muted', 'bg.muted'],
  ...tints.flatMap((tint) => [
    [`${tint}.fg`, `${tint}.subtle`] as const,
    ['fg.default', `${tint}.subtle`] as const,
    ['fg.muted', `${tint}.subtle`] as const,
  ]),
  // hints of a chosen card, ends of a gauge in a warning
  ['fg.subtle', 'brand.subtle'],
  ['fg.subtle', 'accent.subtle'],
  ['brand.fg', 'brand.muted'],
  ['brand.on', 'brand.solid'],
  ['brand.on', 'brand.solid-hover'],
  ['accent.on', 'accent.solid'],
  ['danger.on', 'danger.solid'],
  ['panel.fg', 'panel.bg'],
  ['panel.muted', 'panel.bg'],
  // tooltips and toasts swap the page's colours
  ['bg.surface', 'fg.default'],
];

const controls: readonly (readonly [ColorToken, ColorToken])[] = [
  ['border.control', 'bg.surface'],
  ['border.control', 'bg.canvas'],
  ['border.control', 'bg.subtle'],
  ['border.control', 'accent.subtle'],
  ['focus.ring', 'bg.surface'],
  ['focus.ring', 'bg.canvas'],
  ['focus.ring', 'bg.subtle'],
  ['focus.ring', 'brand.subtle'],
  ['brand.solid', 'bg.surface'],
  ['brand.solid', 'chart.track'],
  ['danger.solid', 'bg.surface'],
  ...(['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const).map(
    (slice) => [`chart.${slice}`, 'bg.surface'] as const,
  ),
];

describe.each([
  ['light', 0],
  ['dark', 1],
] as const)('contrast in %s mode', (_, mode) => {
  test.each(text)('%s on %s reads at 4.5:1 or better', (foreground, background) => {
    expect(contrast(colors[foreground][mode], colors[background][mode])).toBeGreaterThanOrEqual(4.5);
  });

  test.each(controls)('%s on %s is seen at 3:1 or better', (foreground, background) => {
    expect(contrast(colors[foreground][mode], colors[background][mode])).toBeGreaterThanOrEqual(3);
  });
});
