import { chakra } from '@portal/shared/ui';
import { CircleCheck, Hourglass } from 'lucide-react';

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
  variants: { tone: { neutral: {}, good: { color: 'success.fg' } } },
});

const icons = { neutral: <Hourglass aria-hidden />, good: <CircleCheck aria-hidden /> } as const;

interface SuitabilityLineProps {
  readonly tone: keyof typeof icons;
  readonly children: string;
}

/** A result of the suitability check in one line: it is running (`neutral`), or the fund suits (`good`). */
export const SuitabilityLine = ({ tone, children }: SuitabilityLineProps) => (
  <Line tone={tone}>
    {icons[tone]}
    {children}
  </Line>
);
