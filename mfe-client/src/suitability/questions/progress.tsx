import { chakra, Flex, Span } from '@portal/shared/ui';
import type { Step } from './steps.ts';

const Track = chakra('div', {
  base: { h: '6px', mt: '2.5', borderRadius: 'full', bg: 'chart.track', overflow: 'hidden' },
});
const DoneShare = chakra('div', { base: { h: 'full', borderRadius: 'full', bg: 'brand.solid' } });

interface ProgressProps {
  readonly steps: readonly Step[];
  readonly step: Step;
}

/**
 * Says where the agent is in the assessment: section and question of `step`, and how far of all `steps`, also as a bar.
 */
export function Progress({ steps, step }: ProgressProps) {
  const at = steps.indexOf(step) + 1;
  const share = Math.round((at / steps.length) * 100);
  const where = step.count > 1 ? `${step.section}, question ${step.place} of ${step.count}` : step.section;
  return (
    <>
      <Flex justify="space-between" gap="4">
        <Span color="fg.muted">{where}</Span>
        <Span color="fg.subtle" whiteSpace="nowrap">{`${at} of ${steps.length}`}</Span>
      </Flex>
      <Track
        role="progressbar"
        aria-label="Progress"
        aria-valuenow={share}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        <DoneShare style={{ width: `${share}%` }} />
      </Track>
    </>
  );
}
