import { createContext, type ReactNode, use, useState } from 'react';

/** Files that did not arrive, by the document that they are for. */
type Kept = Map<string, File>;

const KeptFiles = createContext<Kept>(new Map());

/** Keeps files that were chosen while what is shown of them comes and goes: a page that fails loses none. */
export function KeepFiles({ children }: { readonly children: ReactNode }) {
  const [kept] = useState<Kept>(() => new Map());
  return <KeptFiles value={kept}>{children}</KeptFiles>;
}

export const useKeptFiles = (): Kept => use(KeptFiles);
