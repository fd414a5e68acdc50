import { createContext, type ReactNode, use, useState } from 'react';

/** A selected file that may not have reached the service. `why` is the end of a sentence after the file's name. */
export type UnsentFile =
  | { readonly status: 'failed'; readonly file: File; readonly why: string }
  | { readonly status: 'unknown'; readonly file: File };

/** Files by document id. */
type UnsentFiles = Map<string, UnsentFile>;

const UnsentFilesContext = createContext<UnsentFiles>(new Map());

/**
 * Keeps the files that were selected and may not have arrived above the page's content, so that they survive when the
 * content fails or unmounts.
 */
export function UnsentFilesProvider({ children }: { readonly children: ReactNode }) {
  const [files] = useState<UnsentFiles>(() => new Map());
  return <UnsentFilesContext value={files}>{children}</UnsentFilesContext>;
}

/**
 * Returns the mutable map of files that were selected and may not have arrived, by document id, which the hook for
 * uploads reads and writes. Changing it does not re-render.
 */
export const useUnsentFiles = (): UnsentFiles => use(UnsentFilesContext);
