/** Which uploaded files a form's saved draft has had. */
export interface SavedFiles {
  /** Notes what was saved: every path `bucket::key` in it. */
  note(saved: unknown): void;
  has(path: string): boolean;
  /** Resolves once the draft has had the file. */
  waitFor(path: string): Promise<void>;
}

/** Creates the record of the files that a form's saved draft has had: none at first. */
export function createSavedFiles(): SavedFiles {
  const paths = new Set<string>();
  const waiting = new Map<string, () => void>();
  return {
    note(saved) {
      JSON.stringify(saved, (_, value: unknown) => {
        if (typeof value === 'string' && value.includes('::')) paths.add(value);
        return value;
      });
      for (const [path, resolve] of waiting) if (paths.has(path)) resolve();
    },
    has: (path) => paths.has(path),
    waitFor: (path) =>
      new Promise((resolve) => {
        if (paths.has(path)) resolve();
        else waiting.set(path, resolve);
      }),
  };
}
