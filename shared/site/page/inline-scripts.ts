import { addressScript } from './address-script.ts';
import { colorModeScript } from './color-mode-script.ts';
import { firstPaintScript } from './first-paint-script.ts';
import { recordScript } from './record-script.ts';
import { watchdogScript } from './watchdog-script.ts';

/** Inline scripts in the head of the composed page, in order. */
export const headScripts: readonly string[] = [
  addressScript,
  colorModeScript,
  firstPaintScript,
  watchdogScript,
];

/** All inline scripts of the composed page; the policy allows each by its hash. */
export const inlineScripts: readonly string[] = [...headScripts, recordScript];
