/** Milliseconds after which a loading screen also says `Still working…`. */
export const SLOW_MS = 8_000;
