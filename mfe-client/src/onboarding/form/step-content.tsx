import type { Loadable } from '@portal/shared/contract';
import { Card, LoadingRows } from '@portal/shared/parts';
import { FailurePanel } from '@portal/shared/ui';
import { IdentityStep } from '../pages/identity-fields.tsx';
import { WhoStep } from '../pages/who-step.tsx';
import { isEarlyStep, type StepName } from '../steps/step-table.ts';
import type { LaterStepProps } from './later-steps.tsx';
import type { LaterSteps } from './use-later-steps.ts';

interface StepContentProps extends Omit<LaterStepProps, 'name'> {
  readonly name: StepName;
  readonly later: Loadable<LaterSteps>;
}

/**
 * One step, in its cards. The first two are in this chunk; for the others (`later`) it shows placeholders until
 * their code is loaded, or a failure with a retry.
 */
export function StepContent({ name, later, ...props }: StepContentProps) {
  if (!isEarlyStep(name) && later.status === 'ok') return <later.value.LaterStep {...props} name={name} />;
  return (
    <Card>
      {name === 'who' ? (
        <WhoStep {...props.step} />
      ) : name === 'identity' ? (
        <IdentityStep {...props.step} />
      ) : later.status === 'failed' ? (
        <FailurePanel title="The step could not be loaded" onRetry={later.retry} />
      ) : (
        <LoadingRows rows={6} label="Step loading" />
      )}
    </Card>
  );
}
