import { colorModeScript } from './color-mode-script.ts';
import { firstPaintScript } from './first-paint-script.ts';
import { watchdogScript } from './watchdog-script.ts';

/** Scripts that stand in the composed page itself, in order; the policy lets each through by its hash. */
export const inlineScripts: readonly string[] = [colorModeScript, firstPaintScript, watchdogScript];
