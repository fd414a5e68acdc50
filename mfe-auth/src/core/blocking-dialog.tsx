import { chakra } from '@portal/shared/ui';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';

const Sheet = chakra('dialog', {
  base: {
    m: 'auto',
    p: '6',
    w: '360px',
    maxW: 'calc(100vw - 32px)',
    textAlign: 'center',
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
  /** What Escape does; without it Escape does nothing. */
  readonly onEscape?: (() => void) | undefined;
  readonly above?: ReactNode;
  readonly children: ReactNode;
}

/**
 * Over everything, and nothing behind it can be reached: the browser's own modal dialog, so that the sign-in
 * screen needs no dialog library.
 */
export function BlockingDialog({ role = 'dialog', title, onEscape, above, children }: BlockingDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();

  // before it leaves the page, so that the browser gives the focus back to where it was
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);

  return (
    <Sheet
      ref={dialog}
      role={role}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onCancel={(event) => {
        event.preventDefault();
        onEscape?.();
      }}
      onKeyDown={(event) => {
        // a browser asks before the first Escape alone: the second one would close it unasked
        if (event.key !== 'Escape') return;
        event.preventDefault();
        onEscape?.();
      }}
      onClose={() => {
        // nobody who blocks has closed it: it was the browser
        if (dialog.current?.open === false) dialog.current.showModal();
      }}
    >
      {above}
      <Title id={`${id}-title`}>{title}</Title>
      <div id={`${id}-text`}>{children}</div>
    </Sheet>
  );
}
