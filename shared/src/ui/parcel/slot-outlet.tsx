import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { MountedSlot, SlotName, SlotProps } from '../../contract/index.ts';
import { useLocation } from '../router.ts';
import { firstPaintOf } from './first-paint.ts';
import { useShell } from './shell-context.ts';
import { SlotPanel } from './slot-panel.tsx';

interface SlotOutletProps<Name extends SlotName> {
  readonly name: Name;
  readonly props: SlotProps[Name];
  /** Shown while the slot is on its way, from 150 ms on; in the shape of what comes. */
  readonly loading?: ReactNode;
  /** The slot has gone from the page, dialogs of its own too: now the focus may be given back. */
  readonly onUnmounted?: () => void;
}

/** `drawn`: the slot has put something on the page, before its mounter says that it stands. */
type OutletState = 'loading' | 'drawn' | 'mounted' | 'failed';

/**
 * Tells whether something stands in an element, each time that this changes and before the browser paints it: what
 * stood in its place can go, or come again, in the same frame. Gives what ends the watch.
 */
function onContent(element: Element, tell: (drawn: boolean) => void): () => void {
  let drawn = element.hasChildNodes();
  const observer = new MutationObserver(() => {
    const before = drawn;
    drawn = element.childNodes.length > 0;
    if (drawn !== before) tell(drawn);
  });
  observer.observe(element, { childList: true });
  return () => observer.disconnect();
}

/**
 * The place of a slot, one's own remote's or another's. A slot that cannot be had, or that crashes, leaves a panel
 * in its place whose Try again really tries again; the rest of the page works on (FED-03).
 */
export function SlotOutlet<Name extends SlotName>({
  name,
  props,
  loading,
  onUnmounted,
}: SlotOutletProps<Name>) {
  const shell = useShell();
  const location = useLocation();
  const place = useRef<HTMLDivElement>(null);
  const mounted = useRef<MountedSlot<Name>>(undefined);
  const latest = useRef({ props, onUnmounted });
  const [state, setState] = useState<OutletState>('loading');
  const [attempt, setAttempt] = useState(0);

  useLayoutEffect(() => {
    latest.current = { props, onUnmounted };
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a further attempt mounts anew
  useEffect(() => {
    // it stays where it is in the page: moved it would lose the focus
    const painted = firstPaintOf(name);
    const element = painted?.element ?? document.createElement('div');
    if (painted) setState('drawn');
    else place.current?.append(element);
    let gone = false;
    const fail = (error: Error) => {
      if (gone) return;
      shell.monitor.error(error, `slot ${name}`);
      // what cannot be had is not taken over by another try either
      element.removeAttribute('data-first-paint');
      element.hidden = true;
      setState('failed');
    };
    // a release that draws and then throws is taken away, while the next one is on its way
    const ignore = onContent(element, (drawn) => {
      const next = drawn ? 'drawn' : 'loading';
      flushSync(() => setState((before) => (before === 'failed' ? before : next)));
    });
    const slot = shell.slots.mount(name, element, latest.current.props, fail);
    mounted.current = slot;
    void slot.outcome.then((outcome) => {
      ignore();
      if (gone) return;
      if (outcome.status === 'failed') return fail(outcome.error);
      setState((before) => (before === 'failed' ? before : 'mounted'));
      painted?.taken();
    });
    return () => {
      gone = true;
      ignore();
      mounted.current = undefined;
      void slot.unmount().finally(() => {
        element.remove();
        latest.current.onUnmounted?.();
      });
    };
  }, [shell, name, attempt]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the mounter hands the slot the new location
  useEffect(() => {
    mounted.current?.update(props);
  }, [props, location]);

  const retry = () => {
    setState('loading');
    setAttempt((before) => before + 1);
  };

  return (
    <>
      {state === 'mounted' || state === 'drawn' ? null : (
        <SlotPanel
          name={name}
          failed={state === 'failed'}
          loading={loading}
          onRetry={retry}
          onClose={closeOf(props)}
        />
      )}
      <div ref={place} hidden={state === 'failed'} />
    </>
  );
}

const isClose = (value: unknown): value is () => void => typeof value === 'function';

/** How a slot is closed that can be. */
function closeOf(props: object): (() => void) | undefined {
  const close = 'onClose' in props ? props.onClose : undefined;
  return isClose(close) ? close : undefined;
}
