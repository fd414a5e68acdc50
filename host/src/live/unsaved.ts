/** What is typed on the page and not saved: forms hold it (`Shell.holdUnsaved`), and reloading asks. */
export interface Unsaved {
  hold(): () => void;
  any(): boolean;
}

export function createUnsaved(): Unsaved {
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
