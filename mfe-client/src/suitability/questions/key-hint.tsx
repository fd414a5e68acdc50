import { Kbd } from '@portal/shared/parts';
import { HStack } from '@portal/shared/ui';
import { sameKey } from './number-keys.ts';

interface KeyHintProps {
  /** Number of options to choose from. */
  readonly count: number;
  /** Whether the earlier answer is offered. */
  readonly offersSame?: boolean;
}

/**
 * Says what the keyboard does on a question (SAT-01) with `count` options: numbers choose, and with `offersSame` a key
 * gives the earlier answer again.
 */
export function KeyHint({ count, offersSame = false }: KeyHintProps) {
  return (
    <HStack gap="1.5" textStyle="help">
      {count > 1 ? (
        <>
          <Kbd>1</Kbd> to <Kbd>{Math.min(count, 9)}</Kbd> choose,
        </>
      ) : null}
      {offersSame ? (
        <>
          <Kbd>{sameKey}</Kbd> same as last time,
        </>
      ) : null}
      <Kbd>Enter</Kbd> goes on
    </HStack>
  );
}
