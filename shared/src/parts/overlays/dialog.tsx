import type { DialogProps } from './overlay-props.ts';
import { useOverlayCode } from './use-overlay-code.ts';

/** A question or a short form over the page. */
export function Dialog({ open, onClose, ...props }: DialogProps) {
  const code = useOverlayCode(open, onClose);
  return <>{code ? <code.Dialog open={open} onClose={onClose} {...props} /> : null}</>;
}
