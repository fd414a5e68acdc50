import { GlobalStyle } from '@portal/shared/ui';

// controls are the browser's; `i` is a shape whose color is data: a legend, bar, gauge or dot
const forcedColors = `
@media (forced-colors: active) {
  input:is([type=checkbox], [type=radio], [type=range]) {
    appearance: auto !important;
    &::after, & ~ :is(svg, span[aria-hidden]) { display: none !important; }
  }
  :is([aria-pressed=true], [role=option][aria-selected=true], [data-highlighted], li > [aria-current=page], [data-active] > td) {
    background-color: Highlight !important;
    color: HighlightText !important;
    forced-color-adjust: none;
    & * { color: inherit !important; }
  }
  [role=tab]:not([aria-selected=true]) { border-color: Canvas !important; }
  :is([role=dialog], [role=alertdialog], [role=menu], [role=tooltip], dialog) { outline: 1px solid CanvasText !important; }
  i { forced-color-adjust: none; }
}`;

/**
 * Global styles that replace what contrast themes take away with backgrounds and shadows, for signed-in pages and the
 * customer's: what is chosen, and where a surface ends. The rules know it by role and state, so that they apply to
 * every part.
 */
export const ForcedColors = () => <GlobalStyle styles={forcedColors} />;
