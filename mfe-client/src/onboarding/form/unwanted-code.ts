import type { LazyCode } from '@portal/shared/lazy-code';

/** In place of code that is not wanted yet: it stays loading, and nothing is fetched. */
export const unwantedCode: LazyCode<never> = {
  loaded: () => undefined,
  load: () => new Promise(() => undefined),
  preload: () => undefined,
};
