import type { ReactNode } from 'react';
import { useOverlayCode } from './use-overlay-code.ts';

/** Props of `Dialog`. */
export interface DialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: ReactNode;
  /** The dialog's text, which screen readers announce after the title. */
  readonly description?: ReactNode;
  readonly children?: ReactNode;
  /** Buttons, with the safe choice first. `data-autofocus` on a button gives it the focus. */
  readonly footer?: ReactNode;
  /** A `Glyph` beside the text. */
  readonly icon?: ReactNode;
  readonly size?: 'sm' | 'md' | 'lg';
  /** Requires an answer: a press outside does not close it. */
  readonly alert?: boolean;
  /** The agent cannot close it. */
  readonly locked?: boolean;
}

/** A question or a short form over the page. */
export function Dialog({ open, onClose, ...props }: DialogProps) {
  const code = useOverlayCode(open, onClose);
  return <>{code ? <code.Dialog open={open} onClose={onClose} {...props} /> : null}</>;
}
