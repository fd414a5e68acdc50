import { type SalesSupport, salesSupport } from '@portal/shared/api/content';
import { createContentClient } from '@portal/shared/api/content-client';
import type { Loadable, Shell } from '@portal/shared/contract';
import { useShell } from '@portal/shared/ui';
import { useStreamValue } from '@portal/shared/use-stream-value';
import { createLoadableSource, type LoadableSource } from '../core/loading/loadable-source.ts';

const sources = new WeakMap<Shell, LoadableSource<SalesSupport>>();

/** Returns the source for a shell. It loads once, on first use, since every agent has the same contacts. */
function getSource(shell: Shell): LoadableSource<SalesSupport> {
  const existing = sources.get(shell);
  if (existing) return existing;
  const client = createContentClient(shell);
  const source = createLoadableSource(async (signal) => {
    const { data } = await client.call(salesSupport, { populate: 'all' }, { signal });
    return data;
  });
  source.load();
  sources.set(shell, source);
  return source;
}

/** Returns sales support's contacts, loaded once for the page (SHL-21). */
export function useSalesSupport(): Loadable<SalesSupport> {
  const source = getSource(useShell());
  return useStreamValue(source.state$, source.current);
}
