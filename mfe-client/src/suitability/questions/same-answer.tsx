import { Kbd } from '@portal/shared/parts';
import { Button, chakra, Flex } from '@portal/shared/ui';
import { History } from 'lucide-react';
import { sameKey } from './number-keys.ts';

const KeyHint = chakra('span', { base: { display: { base: 'none', md: 'inline' } } });

/** Label of the button on the agent's screen. */
export const sameAsLastTime = 'Same as last time';

interface SameAnswerProps {
  /** When the earlier answer was given: `Last time, 15 Mar 2026`. */
  readonly mark: string;
  /** The earlier answer, as it is read. */
  readonly text: string;
  readonly label: string;
  /** Whether the key takes it as well. */
  readonly hasKey?: boolean;
  readonly onSame: () => void;
}

/**
 * Shows the earlier answer to a question, with its date (`mark`), and a button that answers the same again. `hasKey`: a
 * key does it too. The caller leaves it out where there is none.
 */
export function SameAnswer({ mark, text, label, hasKey = false, onSame }: SameAnswerProps) {
  return (
    <Flex wrap="wrap" align="center" justify="space-between" columnGap="4" rowGap="2" textStyle="help">
      <chakra.span flex="1 1 14rem" minW="0" overflowWrap="anywhere">
        {`${mark}: ${text}`}
      </chakra.span>
      <Button variant="outline" size="sm" onClick={onSame}>
        <History aria-hidden />
        {label}
        {hasKey ? (
          <KeyHint aria-hidden>
            <Kbd>{sameKey}</Kbd>
          </KeyHint>
        ) : null}
      </Button>
    </Flex>
  );
}
