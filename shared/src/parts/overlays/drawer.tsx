import type { ReactNode } from 'react';
import { loadedOverlayCode } from './load.ts';
import { useOverlayCode } from './use-overlay-code.ts';

/** Props of `DrawerContent`. */
export interface DrawerContentProps {
  /** Called by the close button, on Escape and on a press outside. */
  readonly onClose: () => void;
  readonly title: ReactNode;
  /** The customer of the form: name and masked number. */
  readonly subtitle?: ReactNode;
  readonly children?: ReactNode;
  /** Always visible: the charges on the left, the buttons on the right. */
  readonly footer?: ReactNode;
}

/** Props of `DrawerFrame`. */
export interface DrawerFrameProps {
  readonly open: boolean;
  /** Called when the drawer cannot open, because its code could not be loaded. */
  readonly onClose: () => void;
  /** One `DrawerContent` at a time. */
  readonly children: ReactNode;
}

/** Props of `Drawer`. */
export interface DrawerProps extends DrawerContentProps {
  readonly open: boolean;
}

/**
 * A drawer whose content is replaced while it is open: a placeholder, an error, a form. One frame for all of them keeps
 * the order of what is open: a dialog that was opened above the placeholder stays above the form.
 */
export function DrawerFrame({ open, onClose, children }: DrawerFrameProps) {
  const code = useOverlayCode(open, onClose);
  return (
    <>
      {code ? (
        <code.DrawerFrame open={open} onClose={onClose}>
          {children}
        </code.DrawerFrame>
      ) : null}
    </>
  );
}

/** What a `DrawerFrame` shows: title, body and footer, with what closes it. */
export function DrawerContent(props: DrawerContentProps) {
  // a frame renders its content only after its code has loaded
  const code = loadedOverlayCode();
  return <>{code ? <code.DrawerContent {...props} /> : null}</>;
}

/** A form beside its page: 560px wide, full screen below 768 px. */
export function Drawer({ open, ...content }: DrawerProps) {
  return (
    <DrawerFrame open={open} onClose={content.onClose}>
      <DrawerContent {...content} />
    </DrawerFrame>
  );
}
