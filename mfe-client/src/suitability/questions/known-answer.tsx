import { chakra, Text } from '@portal/shared/ui';
import { Lock } from 'lucide-react';
import { useNumberKeys } from './number-keys.ts';

const Line = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3',
    rowGap: '1',
    minH: '52px',
    mt: '6',
    py: '3.5',
    px: '4',
    borderRadius: 'choice',
    bg: 'bg.muted',
    '& svg': { width: '18px', height: '18px', color: 'fg.muted' },
  },
});

interface KnownAnswerProps {
  readonly answer: string;
  /** Where it comes from: `From the customer’s record.` */
  readonly source: string;
  readonly onNext: () => void;
}

/** An answer that the customer's record determines, as a line and without a control. Enter opens the next step. */
export function KnownAnswer({ answer, source, onNext }: KnownAnswerProps) {
  useNumberKeys({ onNext });
  return (
    <Line>
      <Lock aria-hidden />
      <Text as="span" fontWeight="medium">
        {answer}
      </Text>
      <Text as="span" ms={{ md: 'auto' }} textStyle="help" color="fg.muted">
        {source}
      </Text>
    </Line>
  );
}
