/** Milliseconds after which a loading screen also shows `Still working…`. */
export const SLOW_MS = 8_000;
