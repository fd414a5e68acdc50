import { chakra } from '@portal/shared/ui';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';

const Sheet = chakra('dialog', {
  base: {
    m: 'auto',
    p: '6',
    w: '360px',
    maxW: 'calc(100vw - 32px)',
    bg: 'bg.raised',
    color: 'fg.default',
    border: 'none',
    borderRadius: 'xl',
    boxShadow: 'dialog',
    '&::backdrop': { background: 'bg.scrim' },
  },
});
const Title = chakra('h2', { base: { textStyle: 'h2' } });

interface BlockingDialogProps {
  readonly role?: 'dialog' | 'alertdialog';
  readonly title: string;
  /** Default: Escape does nothing. */
  readonly onEscape?: (() => void) | undefined;
  readonly above?: ReactNode;
  readonly children: ReactNode;
}

/**
 * A modal dialog that is open while it is mounted and that the agent cannot dismiss; `onEscape` may react to Escape.
 * `above` is shown over the title, and the text is then centred. It is a native `<dialog>`, so that sign-in loads no dialog
 * library.
 */
export function BlockingDialog({ role = 'dialog', title, onEscape, above, children }: BlockingDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();

  // a layout effect closes it before it is removed, so that the browser restores the focus
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  return (
    <Sheet
      ref={dialog}
      role={role}
      textAlign={above === undefined ? 'start' : 'center'}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onCancel={(event) => {
        event.preventDefault();
        onEscape?.();
      }}
      onKeyDown={(event) => {
        // browsers fire `cancel` for the first Escape only; the second one would close the dialog
        if (event.key !== 'Escape') return;
        event.preventDefault();
        onEscape?.();
      }}
      onClose={() => {
        // only the browser closes it here, so open it again
        if (dialog.current?.open === false) dialog.current.showModal();
      }}
    >
      {above}
      <Title id={`${id}-title`}>{title}</Title>
      <div id={`${id}-text`}>{children}</div>
    </Sheet>
  );
}
