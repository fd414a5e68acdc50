import type { ReactNode } from 'react';
import { useOverlayCode } from './use-overlay-code.ts';

/** Props of `Drawer`. */
export interface DrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: ReactNode;
  /** The customer of the form: name and masked number. */
  readonly subtitle?: ReactNode;
  readonly children?: ReactNode;
  /** Always visible: the charges on the left, the buttons on the right. */
  readonly footer?: ReactNode;
}

/** A form beside its page: 560px wide, full screen below 768 px. */
export function Drawer({ open, onClose, ...props }: DrawerProps) {
  const code = useOverlayCode(open, onClose);
  return <>{code ? <code.Drawer open={open} onClose={onClose} {...props} /> : null}</>;
}
