// biome-ignore lint/style/useImportType: the API report keeps the form of the imports; the build drops them
import { Dialog as Ark } from '@chakra-ui/react';
import { type ForwardRefExoticComponent, forwardRef, type RefAttributes } from 'react';
import { getOverlayCode } from './load.ts';
import type { ModalProps } from './overlay-props.ts';
import { useOverlayCode } from './use-overlay-code.ts';

/**
 * Base of dialog and drawer over the page, without title and buttons. Its code is loaded when it is first opened;
 * nothing until then. When that fails, a notice is shown and `onClose` called.
 */
export function Modal({ open, onClose, ...props }: ModalProps) {
  const code = useOverlayCode(open, onClose);
  return <>{code ? <code.Modal open={open} onClose={onClose} {...props} /> : null}</>;
}

/** Title of a modal; names the dialog. */
export const ModalTitle: ForwardRefExoticComponent<Ark.TitleProps & RefAttributes<HTMLDivElement>> =
  forwardRef((props, ref) => {
    // a modal renders its children only after its code has loaded
    const code = getOverlayCode();
    return code ? <code.ModalTitle ref={ref} {...props} /> : null;
  });
