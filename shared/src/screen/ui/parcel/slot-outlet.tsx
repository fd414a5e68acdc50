import type { ReactNode } from 'react';
import type { SlotName, SlotProps } from '../../../contract/index.ts';
import { SlotPanel } from './slot-panel.tsx';
import { useSlotMount } from './use-slot-mount.ts';

interface SlotOutletProps<Name extends SlotName> {
  readonly name: Name;
  readonly props: SlotProps[Name];
  /** Names the slot in its error panel; default: the label that its remote declares. Since facade 1.17. */
  readonly title?: string | undefined;
  /** Shown after 150 ms until the slot is mounted, in the shape of the slot. */
  readonly loading?: ReactNode;
  /** Called after the slot and its dialogs have left the page, so that the focus can be restored. */
  readonly onUnmounted?: () => void;
}

/**
 * Mounts the slot `name`, of this remote or another, with these `props`. `loading` is shown until then. A slot that
 * cannot load or that crashes is replaced by a panel whose Try again loads it again; the rest of the page stays usable
 * (FED-03). `onUnmounted` is called when the slot has left the page.
 */
export function SlotOutlet<Name extends SlotName>({
  name,
  props,
  title,
  loading,
  onUnmounted,
}: SlotOutletProps<Name>) {
  const { state, ref, retry } = useSlotMount({ name, props, onUnmounted });
  return (
    <>
      {state === 'mounted' || state === 'drawn' ? null : (
        <SlotPanel
          name={name}
          title={title}
          failed={state === 'failed'}
          loading={loading}
          onRetry={retry}
          onClose={closeHandlerOf(props)}
        />
      )}
      <div ref={ref} hidden={state === 'failed'} />
    </>
  );
}

const isClose = (value: unknown): value is () => void => typeof value === 'function';

/** Returns the slot's `onClose`, if it has one. */
function closeHandlerOf(props: object): (() => void) | undefined {
  const close = 'onClose' in props ? props.onClose : undefined;
  return isClose(close) ? close : undefined;
}
