// biome-ignore lint/style/useImportType: the API report keeps the form of the imports; the build drops them
import { Dialog as Ark } from '@chakra-ui/react';
// biome-ignore lint/style/useImportType: as above
import { type MoveName, type SystemStyleObject } from '@portal/shared/ui';
import { type ForwardRefExoticComponent, forwardRef, type ReactNode, type RefAttributes } from 'react';
import { loadedOverlayCode } from './load.ts';
import { useOverlayCode } from './use-overlay-code.ts';

/** Props of `Modal`. */
export interface ModalProps {
  readonly open: boolean;
  /** Called on Escape, by the close button and on a press outside. */
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** `alertdialog` requires an answer: Escape closes it, a press outside does not. */
  readonly role?: 'dialog' | 'alertdialog';
  /** Neither Escape nor a press outside closes it; the caller closes it. */
  readonly locked?: boolean;
  readonly move: MoveName;
  readonly positioner: SystemStyleObject;
  readonly surface: SystemStyleObject;
}

/** Base of dialog and drawer. */
export function Modal({ open, onClose, ...props }: ModalProps) {
  const code = useOverlayCode(open, onClose);
  return <>{code ? <code.Modal open={open} onClose={onClose} {...props} /> : null}</>;
}

/** Title of a modal; names the dialog. */
export const ModalTitle: ForwardRefExoticComponent<Ark.TitleProps & RefAttributes<HTMLDivElement>> =
  forwardRef((props, ref) => {
    // a modal renders its children only after its code has loaded
    const code = loadedOverlayCode();
    return code ? <code.ModalTitle ref={ref} {...props} /> : null;
  });
