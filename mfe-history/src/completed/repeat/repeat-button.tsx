import { Tooltip } from '@portal/shared/parts';
import { transaction } from '@portal/shared/remote';
import { Button, useShell, VisuallyHidden } from '@portal/shared/ui';
import type { TransactionRow } from '../transaction-rows.ts';
import { getRepeatingKind } from './repeat.ts';
import type { Repeat } from './use-repeat.ts';

interface RepeatButtonProps {
  readonly row: TransactionRow;
  readonly repeat: Repeat;
}

/**
 * Button that opens the form of a transaction like a completed one, or says on hover and focus why that is not allowed.
 * Nothing for a type that cannot be repeated.
 */
export function RepeatButton({ row, repeat }: RepeatButtonProps) {
  const { slots } = useShell();
  const kind = getRepeatingKind(row.code);
  if (!kind) return null;
  const permission = repeat.permissionOf(kind, row);
  const label = (
    <>
      Repeat
      <VisuallyHidden>{` ${row.type.toLowerCase()} ${row.reference}`}</VisuallyHidden>
    </>
  );
  if (!permission.allowed) {
    return (
      <Tooltip content={permission.reason}>
        <Button variant="outline" size="xs" aria-disabled="true" aria-description={permission.reason}>
          {label}
        </Button>
      </Tooltip>
    );
  }
  // fetches the form before the agent presses the button
  const preload = () => slots.preload(transaction.id, `transaction-${kind}`);
  return (
    <Button
      variant="outline"
      size="xs"
      onPointerEnter={preload}
      onFocus={preload}
      onClick={() => repeat.open(kind, row)}
    >
      {label}
    </Button>
  );
}
