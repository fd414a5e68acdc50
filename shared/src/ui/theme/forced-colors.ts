import { defineGlobalStyles } from '@chakra-ui/react';

/**
 * What contrast themes take away with backgrounds and shadows: what is chosen, and where a surface ends. The rules know
 * it by role and state, so that they apply to every part. They are in a layer, and win as important.
 */
export const forcedColors = defineGlobalStyles({
  // the browser's controls show their state
  'input:is([type=checkbox], [type=radio], [type=range])': {
    appearance: 'auto !important',
    '&::after, & ~ :is(svg, span[aria-hidden])': { display: 'none !important' },
  },
  ':is([aria-pressed=true], [role=option][aria-selected=true], [data-highlighted], li > [aria-current=page], [data-active] > td)':
    {
      bg: 'Highlight !important',
      color: 'HighlightText !important',
      forcedColorAdjust: 'none',
      '& *': { color: 'inherit !important' },
    },
  '[role=tab]:not([aria-selected=true])': { borderColor: 'Canvas !important' },
  ':is([role=dialog], [role=alertdialog], [role=menu], [role=tooltip], dialog)': {
    outline: '1px solid CanvasText !important',
  },
  // shapes whose color is data: legends, bars, gauges, dots
  i: { forcedColorAdjust: 'none' },
});
