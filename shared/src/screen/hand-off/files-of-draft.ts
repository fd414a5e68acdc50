/** Files of a form by their place; null where none was uploaded. */
export type FormFiles = Readonly<Record<string, { readonly name: string; readonly path: string } | null>>;

/**
 * Returns the files that a form takes from its `stored` draft before it writes over it: those that another tab has stored
 * there since. `known`: the draft's files when this tab last read or wrote it. A file that is chosen here since stays.
 */
export function filesToTake(stored: FormFiles, known: FormFiles, mine: FormFiles): FormFiles {
  const isNew = ([place, file]: readonly [string, FormFiles[string]]): boolean => {
    const before = known[place]?.path;
    const here = mine[place]?.path;
    return (
      file !== null && file.path !== before && file.path !== here && (here === undefined || here === before)
    );
  };
  return Object.fromEntries(Object.entries(stored).filter(isNew));
}
