import { getOverlayCode } from './load.ts';
import type { DrawerContentProps, DrawerFrameProps, DrawerProps } from './overlay-props.ts';
import { useOverlayCode } from './use-overlay-code.ts';

/**
 * A drawer whose content is replaced while it is open: a placeholder, an error, a form. One frame for all of them keeps
 * the order of what is open: a dialog that was opened above the placeholder stays above the form.
 */
export function DrawerFrame({ children, ...frame }: DrawerFrameProps) {
  const code = useOverlayCode(frame.open, frame.onClose);
  return <>{code ? <code.DrawerFrame {...frame}>{children}</code.DrawerFrame> : null}</>;
}

/**
 * The content of a `DrawerFrame`: title, body and footer, with what closes it. Nothing before the code of overlays is
 * loaded.
 */
export function DrawerContent(props: DrawerContentProps) {
  // a frame renders its content only after its code has loaded
  const code = getOverlayCode();
  return <>{code ? <code.DrawerContent {...props} /> : null}</>;
}

/**
 * A form beside its page, with title, body and footer: 560px wide (`isWide`: 1040px), full screen below 768 px. Its code is loaded when it
 * is first opened; nothing until then. When that fails, a notice is shown and `onClose` called.
 */
export function Drawer({ open, isWide = false, ...content }: DrawerProps) {
  return (
    <DrawerFrame open={open} isWide={isWide} onClose={content.onClose}>
      <DrawerContent {...content} />
    </DrawerFrame>
  );
}
