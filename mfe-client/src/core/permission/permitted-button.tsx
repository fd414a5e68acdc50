import { Tooltip } from '@portal/shared/parts';
import type { Permission } from '@portal/shared/selling';
import { Button, type ButtonProps } from '@portal/shared/ui';

interface PermittedButtonProps extends ButtonProps {
  readonly permission: Permission;
}

/**
 * A button that does its action if `permission` allows it. Otherwise a press does nothing, and the reason shows on
 * hover and focus: it is `aria-disabled` instead of disabled, so that it can receive the focus.
 */
export function PermittedButton({ permission, ...props }: PermittedButtonProps) {
  if (permission.allowed) return <Button {...props} />;
  const { onClick, onPointerEnter, onFocus, ...look } = props;
  return (
    <Tooltip content={permission.reason}>
      <Button {...look} aria-disabled="true" aria-description={permission.reason} />
    </Tooltip>
  );
}
