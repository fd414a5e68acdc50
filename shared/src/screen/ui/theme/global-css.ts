import { defineGlobalStyles } from '@chakra-ui/react';

/** Styles of the whole document, for all remotes. */
export const globalCss = defineGlobalStyles({
  html: {
    textSizeAdjust: '100%',
    // Default colour of borders.
    '--global-color-border': '{colors.border.default}',
    '--page-gutter': { base: '16px', md: '24px', lg: '32px' },
    '--page-topbar': { base: '56px', md: '60px' },
    // Keeps what gets the focus out from under the frame.
    scrollPaddingTop: 'calc({sizes.topbar} + {sizes.crumbs} + var(--page-banner, 0px) + 8px)',
    // What stays on the screen while a page scrolls: nothing in a low window, which it would fill.
    '--page-sticky': 'sticky',
    '@media (max-height: 480px)': { '--page-sticky': 'static', scrollPaddingTop: '8px' },
    // On paper it would be on each sheet.
    _print: { '--page-sticky': 'static' },
  },
  // The height of the customer's bar while a page shows it: sticky elements stay below it.
  'html:has([data-customer-banner])': { '--page-banner': '{sizes.12}' },
  // A page without breadcrumbs has the customer's bar directly below the top bar.
  'html:not(:has([data-crumbs]))': { '--page-crumbs': '0px' },
  // The height of the bar with the next step of a page of one column, on a phone and wider: notices are shown above it.
  'html:has([data-action-bar])': {
    '--page-action-bar': { base: '{sizes.20}', md: '0px' },
    '--page-wide-bar': { md: '{sizes.20}', xl: '0px' },
  },
  body: {
    bg: 'bg.canvas',
    color: 'fg.default',
    fontFamily: 'body',
    textStyle: 'sm',
    fontFeatureSettings: "'cv11', 'calt'",
    textRendering: 'optimizeLegibility',
    // A dialog takes them from the page, which its backdrop covers anyway; they are inherited, too.
    pointerEvents: 'auto !important',
  },
  svg: { flexShrink: 0 },
  // Replaces lucide's default size and stroke, unless an icon sets them.
  'svg.lucide[width="24"]': { width: '20px', height: '20px' },
  // icons grow with the text beside them
  ...Object.fromEntries(
    ['14', '16', '18', '20'].map((size) => [
      `svg.lucide[width="${size}"]`,
      { width: `${size}px`, height: `${size}px` },
    ]),
  ),
  'svg.lucide[stroke-width="2"]': { strokeWidth: 1.75 },
  '*::placeholder': { color: 'fg.subtle', opacity: 1 },
  ':focus-visible': {
    outline: '2px solid',
    outlineColor: 'focus.ring',
    outlineOffset: '2px',
    borderRadius: 'sm',
  },
  // Elements that the portal focuses for screen readers, such as a heading, have no action and need no
  // outline.
  '[tabindex="-1"]:focus-visible': { outline: 'none' },
  // Hides figures, in proportion to their size, while the agent shows the screen to a customer (privacy view).
  '[data-privacy] [data-private]': { filter: 'blur(.5em)', userSelect: 'none' },
  // Prints only the page, or only the open dialog: what is behind it has the second attribute.
  '[data-screen-only], body > [data-aria-hidden]': { _print: { display: 'none !important' } },
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
