import { Kbd } from '@portal/shared/parts';
import { Button, chakra, Flex } from '@portal/shared/ui';
import { Check, History } from 'lucide-react';
import { KeyboardOnly } from './key-hint.tsx';
import { sameKey } from './number-keys.ts';

/** Label of the button on the agent's screen. */
export const sameAsLastTime = 'Same as last time';

interface SameAnswerProps {
  /** The earlier answer and when it was given: `Last time, 15 Mar 2026: Yes`. Absent where an option is marked with it. */
  readonly text?: string | undefined;
  readonly label: string;
  /** Whether the answer on the page is the earlier one. */
  readonly isSame: boolean;
  /** Whether the key takes it as well. */
  readonly hasKey?: boolean;
  readonly onSame: () => void;
}

/**
 * A button that gives the earlier answer to a question again, after that answer (`text`); a check mark once it is the
 * answer (`isSame`). `hasKey`: a key does it too. The caller leaves it out where there is no earlier answer.
 */
export function SameAnswer({ text, label, isSame, hasKey = false, onSame }: SameAnswerProps) {
  return (
    <Flex
      align="center"
      justify={text === undefined ? 'end' : 'space-between'}
      columnGap="4"
      textStyle="help"
      data-earlier
    >
      {text === undefined ? null : (
        <chakra.span flex="1" minW="0" overflowWrap="anywhere">
          {text}
        </chakra.span>
      )}
      {/* it remains a button, which has the focus after it was pressed */}
      <Button variant={isSame ? 'ghost' : 'outline'} size="sm" aria-pressed={isSame} onClick={onSame}>
        {isSame ? <Check aria-hidden /> : <History aria-hidden />}
        {label}
        {hasKey && !isSame ? (
          <KeyboardOnly aria-hidden>
            <Kbd>{sameKey}</Kbd>
          </KeyboardOnly>
        ) : null}
      </Button>
    </Flex>
  );
}
