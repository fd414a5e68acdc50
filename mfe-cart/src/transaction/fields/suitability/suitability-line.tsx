import type { ProductMismatch } from '@portal/shared/api/suitability';
import type { Loadable } from '@portal/shared/contract';
import { today } from '@portal/shared/dates';
import { chakra } from '@portal/shared/ui';
import { CircleAlert, CircleCheck, Hourglass } from 'lucide-react';
import type { ReactNode } from 'react';
import { basisOf, type CountingAssessment } from '../../../core/assessment/counting-assessment.ts';

const Line = chakra('p', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '1.5',
    minH: '5',
    mt: '-2',
    textStyle: 'help',
    '& svg': { boxSize: '4', flexShrink: 0 },
  },
  variants: {
    tone: {
      neutral: {},
      good: { color: 'success.fg' },
      warn: { color: 'accent.fg' },
      bad: { color: 'danger.fg' },
    },
  },
});

interface SuitabilityLineProps {
  readonly mismatch: Loadable<ProductMismatch>;
  readonly counting: CountingAssessment | undefined;
}

type Content = readonly [tone: 'neutral' | 'good' | 'warn' | 'bad', icon: ReactNode, text: string];

function contentOf({ mismatch, counting }: SuitabilityLineProps): Content {
  const basis = counting && basisOf(counting, today());
  switch (mismatch.status) {
    case 'loading':
      return ['neutral', <Hourglass key="icon" aria-hidden />, 'Suitability is being checked'];
    case 'failed':
      return ['bad', <CircleAlert key="icon" aria-hidden />, 'Suitability is not known: see below'];
    case 'ok':
      return mismatch.value.mismatch
        ? ['warn', <CircleAlert key="icon" aria-hidden />, 'Does not suit this customer: see below']
        : [
            'good',
            <CircleCheck key="icon" aria-hidden />,
            basis ? `Suits this customer, ${basis}` : 'Suits this customer',
          ];
  }
}

/**
 * The result of the suitability check in one line under the fund: being checked, not known, suits, or does not suit.
 * Its height never changes, so that an answer moves no field under the pointer. What the result means is at the end of
 * the form (`MismatchNotice`).
 */
export function SuitabilityLine(props: SuitabilityLineProps) {
  const [tone, icon, text] = contentOf(props);
  return (
    <Line tone={tone}>
      {icon}
      {text}
    </Line>
  );
}
