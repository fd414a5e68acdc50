import { addressScript } from './address-script.ts';
import { colorModeScript } from './color-mode-script.ts';
import { firstPaintScript } from './first-paint-script.ts';
import { watchdogScript } from './watchdog-script.ts';

/** Inline scripts of the composed page, in order; the policy allows each by its hash. */
export const inlineScripts: readonly string[] = [
  addressScript,
  colorModeScript,
  firstPaintScript,
  watchdogScript,
];
