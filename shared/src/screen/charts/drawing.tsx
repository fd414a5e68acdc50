import { chakra } from '@portal/shared/ui';

const systemColors = (rules: Readonly<Record<string, object>>) => ({
  '@media (forced-colors: active)': { forcedColorAdjust: 'none', color: 'CanvasText', ...rules },
});

/** The SVG of a chart. Parts have a `data-part`, which decides colour and line. */
export const Drawing = chakra('svg', {
  base: {
    display: 'block',
    w: 'full',
    overflow: 'visible',
    printColorAdjust: 'exact',
    '& text': { fontSize: 'xs', fontVariantNumeric: 'tabular-nums', fill: 'fg.subtle' },
    '& text[data-strong]': { fontWeight: 'semibold', fill: 'fg.default' },
    '& [data-part=grid]': { stroke: 'border.subtle' },
    '& [data-part=zero], & [data-part=tick]': { stroke: 'border.control' },
    '& [data-part=line]': { fill: 'none', stroke: 'chart.1', strokeWidth: '2', strokeLinejoin: 'round' },
    '& [data-part=area]': { fill: 'chart.1', opacity: 0.09 },
    '& [data-part=band]': { fill: 'bg.muted' },
    '& [data-part=cross]': { stroke: 'fg.default', strokeDasharray: '2 3' },
    '& [data-part=first], & [data-part=in]': { fill: 'chart.1' },
    '& [data-part=second]': { stroke: 'chart.2' },
    '& [data-part=out]': { fill: 'bg.surface', stroke: 'chart.2', strokeWidth: '2' },
    '& :is([data-part=in], [data-part=out])[data-selected]': { stroke: 'fg.default', strokeWidth: '2' },
    '& [data-part=today]': { fill: 'fg.default' },
    '& [data-part=break]': { fill: 'none', stroke: 'fg.subtle', strokeWidth: '1.5', strokeDasharray: '3 3' },
    '& [data-part=lane]': { fill: 'bg.subtle', stroke: 'border.subtle' },
    '& [data-part=gain]': { stroke: 'success.solid', strokeWidth: '3' },
    '& [data-part=loss]': { stroke: 'danger.solid', strokeWidth: '3' },
    '& [data-part=end]': { fill: 'bg.surface', stroke: 'chart.1', strokeWidth: '2' },
    '& [data-part=paper]': { fill: 'bg.surface' },
    '& [data-part=hatch]': { fill: 'chart.2' },
    '& [data-part=gap-hatch]': { fill: 'border.control' },
    ...systemColors({
      '& :is(text, [data-part=first], [data-part=in], [data-part=today], [data-part=hatch], [data-part=gap-hatch])':
        { fill: 'CanvasText' },
      '& :is([data-part=line], [data-part=second], [data-part=out], [data-part=end], [data-part=zero], [data-part=tick], [data-part=gain], [data-part=loss], [data-part=break], [data-part=lane])':
        { stroke: 'CanvasText' },
      '& :is([data-part=out], [data-part=end], [data-part=paper], [data-part=lane])': { fill: 'Canvas' },
      '& [data-part=grid]': { stroke: 'CanvasText', opacity: 0.28 },
      '& [data-part=area]': { opacity: 0 },
      '& [data-part=band]': { fill: 'none', stroke: 'Highlight', strokeWidth: '2' },
      '& [data-part=cross], & [data-selected]': { stroke: 'Highlight', strokeWidth: '2' },
    }),
  },
});

/**
 * SVG definitions of two hatch patterns for fills: `url(#<id>hatch)` for the second series, and `url(#<id>gap-hatch)`
 * for a time that is not loaded. `id` is unique in the page.
 */
export const Hatches = ({ id }: { readonly id: string }) => (
  <defs>
    {(['hatch', 'gap-hatch'] as const).map((part) => (
      <pattern
        key={part}
        id={`${id}${part}`}
        width="6"
        height="6"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect width="6" height="6" data-part="paper" />
        <rect width={part === 'hatch' ? 2.6 : 1.5} height="6" data-part={part} />
      </pattern>
    ))}
  </defs>
);
