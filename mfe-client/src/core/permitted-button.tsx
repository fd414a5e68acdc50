import { Tooltip } from '@portal/shared/parts';
import { Button, type ButtonProps } from '@portal/shared/ui';
import type { Permission } from './permission.ts';

export interface PermittedButtonProps extends ButtonProps {
  readonly permission: Permission;
}

/**
 * A button that stays when it may not be pressed, and says why, on hover and focus. It is `aria-disabled` rather
 * than disabled, for what has no focus cannot be asked.
 */
export function PermittedButton({ permission, onClick, ...props }: PermittedButtonProps) {
  if (permission.allowed) return <Button onClick={onClick} {...props} />;
  return (
    <Tooltip content={permission.reason}>
      <Button {...props} aria-disabled="true" aria-description={permission.reason} />
    </Tooltip>
  );
}
