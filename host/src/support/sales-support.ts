import { type SalesSupport, salesSupport } from '@portal/shared/api/content';
import type { Loadable, Shell } from '@portal/shared/contract';
import { useShell } from '@portal/shared/ui';
import { useCallback, useSyncExternalStore } from 'react';
import { createLoadableSource, type LoadableSource } from '../core/loading/loadable-source.ts';
import { contentClient } from './content.ts';

const sources = new WeakMap<Shell, LoadableSource<SalesSupport>>();

/** Read once a page load, when somebody first looks; it is the same for every agent. */
function sourceOf(shell: Shell): LoadableSource<SalesSupport> {
  const known = sources.get(shell);
  if (known) return known;
  const client = contentClient(shell);
  const source = createLoadableSource(async (signal) => {
    const { data } = await client.call(salesSupport, { populate: 'all' }, { signal });
    return data;
  });
  source.load();
  sources.set(shell, source);
  return source;
}

/** Whom an agent asks for help (SHL-21). */
export function useSalesSupport(): Loadable<SalesSupport> {
  const source = sourceOf(useShell());
  const subscribe = useCallback(
    (listener: () => void) => {
      const subscription = source.state$.subscribe(listener);
      return () => subscription.unsubscribe();
    },
    [source],
  );
  return useSyncExternalStore(subscribe, () => source.current());
}
