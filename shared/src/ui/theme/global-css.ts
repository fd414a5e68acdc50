import { defineGlobalStyles } from '@chakra-ui/react';

/** What holds for the whole document, whichever remote draws in it. */
export const globalCss = defineGlobalStyles({
  html: {
    textSizeAdjust: '100%',
    // What an edge is that says nothing of its colour.
    '--global-color-border': '{colors.border.default}',
    '--page-gutter': { base: '16px', md: '24px', lg: '32px' },
    '--page-topbar': { base: '56px', md: '60px' },
  },
  body: {
    bg: 'bg.canvas',
    color: 'fg.default',
    fontFamily: 'body',
    textStyle: 'sm',
    fontFeatureSettings: "'cv11', 'calt'",
    textRendering: 'optimizeLegibility',
  },
  svg: { flexShrink: 0 },
  // lucide's own defaults are 24px and 2: an icon that says nothing else gets the portal's.
  'svg.lucide[width="24"]': { width: '20px', height: '20px' },
  'svg.lucide[stroke-width="2"]': { strokeWidth: 1.75 },
  '*::placeholder': { color: 'fg.subtle', opacity: 1 },
  ':focus-visible': {
    outline: '2px solid',
    outlineColor: 'focus.ring',
    outlineOffset: '2px',
    borderRadius: 'sm',
  },
  // Where focus is put by the portal for those who hear the page: a heading, a panel. Nothing can be done there.
  '[tabindex="-1"]:focus-visible': { outline: 'none' },
  // An agent turns the screen to a customer (privacy view).
  '[data-privacy] [data-private]': { filter: 'blur(6px)', userSelect: 'none' },
  // On paper the page stands alone.
  '[data-screen-only]': { _print: { display: 'none !important' } },
  '*, *::before, *::after': {
    _motionReduce: {
      animation: 'none !important',
      transition: 'none !important',
      scrollBehavior: 'auto !important',
    },
  },
});

export const keyframes = {
  shimmer: { from: { backgroundPosition: '100% 0' }, to: { backgroundPosition: '0 0' } },
  spin: { to: { transform: 'rotate(360deg)' } },
};
