/** Tracks forms with unsaved input (`Shell.holdUnsaved`), so that a reload can ask first. */
interface UnsavedChanges {
  /** Registers a form with unsaved input. Returns a function that unregisters it. */
  hold(): () => void;
  /** Whether any form has unsaved input. */
  any(): boolean;
}

/**
 * Creates the tracker of a page's unsaved changes. `hold` reports one, and returns a function that ends it; `any`
 * returns whether there is one.
 */
export function createUnsavedChanges(): UnsavedChanges {
  const holders = new Set<symbol>();
  return {
    hold() {
      const holder = Symbol();
      holders.add(holder);
      return () => void holders.delete(holder);
    },
    any: () => holders.size > 0,
  };
}
