/**
 * React Refresh of each package looks here for the renderers that were there before it, and a hook that it makes
 * itself remembers none. So this one is made first, unless the browser's React DevTools have put theirs.
 */
const place = '__REACT_DEVTOOLS_GLOBAL_HOOK__';

function createHook() {
  const renderers = new Map<number, unknown>();
  return {
    renderers,
    supportsFiber: true,
    inject(renderer: unknown): number {
      const id = renderers.size + 1;
      renderers.set(id, renderer);
      return id;
    },
    onScheduleFiberRoot() {},
    onCommitFiberRoot() {},
    onCommitFiberUnmount() {},
  };
}

if (!Reflect.has(globalThis, place)) Reflect.set(globalThis, place, createHook());

export {};
