import { createContext, type ReactNode, use, useState } from 'react';

/** A file that was chosen and is not known to have arrived. */
export type KeptFile =
  | { readonly status: 'failed'; readonly file: File; readonly why: string }
  | { readonly status: 'unknown'; readonly file: File };

/** By the document that they are for. */
type Kept = Map<string, KeptFile>;

const KeptFiles = createContext<Kept>(new Map());

/** Keeps files that were chosen while what is shown of them comes and goes: a page that fails loses none. */
export function KeepFiles({ children }: { readonly children: ReactNode }) {
  const [kept] = useState<Kept>(() => new Map());
  return <KeptFiles value={kept}>{children}</KeptFiles>;
}

export const useKeptFiles = (): Kept => use(KeptFiles);
