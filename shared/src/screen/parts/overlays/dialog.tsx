import type { DialogProps } from './overlay-props.ts';
import { useOverlayCode } from './use-overlay-code.ts';

/**
 * A question or a short form over the page, which cannot be used meanwhile. Its code is loaded when it is first opened;
 * nothing until then. When that fails, a notice is shown and `onClose` called.
 */
export function Dialog({ open, onClose, ...props }: DialogProps) {
  const code = useOverlayCode(open, onClose);
  return <>{code ? <code.Dialog open={open} onClose={onClose} {...props} /> : null}</>;
}
