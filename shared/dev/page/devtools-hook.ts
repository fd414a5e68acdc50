/**
 * React Refresh of each package reads earlier renderers from this hook, but the hook that it creates records none. So
 * this file creates one first, unless React DevTools did.
 */
const hookName = '__REACT_DEVTOOLS_GLOBAL_HOOK__';

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

if (!Reflect.has(globalThis, hookName)) Reflect.set(globalThis, hookName, createHook());

export {};
