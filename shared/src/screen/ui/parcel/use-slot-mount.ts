import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { MountedSlot, SlotName, SlotProps } from '../../../contract/index.ts';
import { useLocation } from '../router.ts';
import { findFirstPaint } from './first-paint.ts';
import { useShell } from './shell-context.ts';

/** `drawn`: the slot has rendered, but the mounter has not reported it as mounted. */
type OutletState = 'loading' | 'drawn' | 'mounted' | 'failed';

/**
 * Reports whether an element has content, after each change and before the browser paints, so that the
 * placeholder changes in the same frame. Returns the function that stops it.
 */
function watchContent(element: Element, onChange: (isDrawn: boolean) => void): () => void {
  let isDrawn = element.hasChildNodes();
  const observer = new MutationObserver(() => {
    const wasDrawn = isDrawn;
    isDrawn = element.childNodes.length > 0;
    if (isDrawn !== wasDrawn) onChange(isDrawn);
  });
  observer.observe(element, { childList: true });
  return () => observer.disconnect();
}

interface SlotMountOptions<Name extends SlotName> {
  readonly name: Name;
  readonly props: SlotProps[Name];
  readonly onUnmounted: (() => void) | undefined;
}

interface SlotMount {
  readonly state: OutletState;
  /** Ref of the element into which the slot is mounted. */
  readonly ref: RefObject<HTMLDivElement | null>;
  /** Mounts the slot again after a failure. */
  readonly retry: () => void;
}

/**
 * Mounts a slot into the element of `ref`, updates it with new props and locations, and unmounts it with the component;
 * then `onUnmounted` is called. Returns its state, which is `drawn` when it shows something before it reports to be
 * mounted, and `retry`, which mounts it again after a failure.
 */
export function useSlotMount<Name extends SlotName>({
  name,
  props,
  onUnmounted,
}: SlotMountOptions<Name>): SlotMount {
  const shell = useShell();
  const location = useLocation();
  const ref = useRef<HTMLDivElement>(null);
  const slotRef = useRef<MountedSlot<Name>>(undefined);
  const latest = useRef({ props, onUnmounted });
  const [state, setState] = useState<OutletState>('loading');
  const [attempt, setAttempt] = useState(0);

  useLayoutEffect(() => {
    latest.current = { props, onUnmounted };
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt mounts again
  useEffect(() => {
    // it keeps its place, because moving it would lose the focus
    const paint = findFirstPaint(name);
    const element = paint?.element ?? document.createElement('div');
    if (paint) setState('drawn');
    else ref.current?.append(element);
    let isUnmounted = false;
    const fail = () => {
      if (isUnmounted) return;
      // a later attempt must not hydrate a slot that failed
      element.removeAttribute('data-first-paint');
      element.hidden = true;
      setState('failed');
    };
    // a release that renders and then throws is removed while the next one loads
    const stopWatching = watchContent(element, (isDrawn) => {
      const next = isDrawn ? 'drawn' : 'loading';
      flushSync(() => setState((before) => (before === 'failed' ? before : next)));
    });
    const slot = shell.slots.mount(name, element, latest.current.props, fail);
    slotRef.current = slot;
    void slot.outcome.then((outcome) => {
      stopWatching();
      if (isUnmounted) return;
      if (outcome.status === 'failed') return fail();
      setState((before) => (before === 'failed' ? before : 'mounted'));
      paint?.finish();
    });
    return () => {
      isUnmounted = true;
      stopWatching();
      slotRef.current = undefined;
      void slot.unmount().finally(() => {
        element.remove();
        latest.current.onUnmounted?.();
      });
    };
  }, [shell, name, attempt]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the mounter passes the new location to the slot
  useEffect(() => {
    slotRef.current?.update(props);
  }, [props, location]);

  const retry = () => {
    setState('loading');
    setAttempt((before) => before + 1);
  };

  return { state, ref, retry };
}
