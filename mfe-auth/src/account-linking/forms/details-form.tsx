import { TextField, useForm } from '@portal/shared/forms';
import { Button, chakra } from '@portal/shared/ui';
import { useEffect, useRef } from 'react';
import type { AgentDetails, LinkingFlow, LinkingState } from '../flow/index.ts';
import { LogoutButton } from '../logout-button.tsx';
import { sendErrorMessages } from '../messages.ts';
import { ProblemBanner } from '../problem-banner.tsx';
import { parseNric } from './nric.ts';

const Form = chakra('form', { base: { display: 'grid', gap: '5' } });
const Actions = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3' } });

interface DetailsFormProps {
  readonly state: Extract<LinkingState, { step: 'details' }>;
  readonly flow: LinkingFlow;
}

/** Form for the agent customer id and the NRIC. The id is read-only when the id token contains it. */
export function DetailsForm({ state, flow }: DetailsFormProps) {
  const claimedId = flow.agentCustomerId;
  const { register, handleSubmit, getValues, setFocus, formState } = useForm<AgentDetails>({
    mode: 'onTouched',
    defaultValues: {
      agentCustomerId: claimedId ?? state.details?.agentCustomerId ?? '',
      nric: state.details?.nric ?? '',
    },
  });
  const { errors } = formState;

  // an agent who returns from the code step most likely wants to correct the NRIC
  const hasReturned = useRef(state.details !== undefined);
  useEffect(() => {
    if (hasReturned.current) setFocus('nric');
  }, [setFocus]);

  const normalizeDetails = ({ agentCustomerId, nric }: AgentDetails): AgentDetails => ({
    agentCustomerId: agentCustomerId.trim().toUpperCase(),
    nric: parseNric(nric) ?? nric,
  });
  const canEnterCode = state.problem === 'too-soon' || state.problem === 'unknown';

  return (
    <Form
      noValidate
      onChange={() => flow.type(getValues())}
      onSubmit={handleSubmit((details) => flow.send(normalizeDetails(details)))}
    >
      {state.problem ? (
        <ProblemBanner
          message={sendErrorMessages[state.problem]}
          action={
            canEnterCode ? (
              <Button variant="outline" onClick={() => flow.enterCode(normalizeDetails(getValues()))}>
                I have a code
              </Button>
            ) : undefined
          }
        />
      ) : null}
      <TextField
        label="Agent customer ID"
        help={claimedId ? 'From your sign-in.' : 'Sales support can tell you if you do not know it.'}
        autoComplete="off"
        spellCheck={false}
        readOnly={claimedId !== undefined}
        error={errors.agentCustomerId?.message}
        {...register('agentCustomerId', {
          validate: (text) => text.trim() !== '' || 'Enter your agent customer ID',
        })}
      />
      <TextField
        label="NRIC number"
        help="We compare it with your agent record."
        placeholder="860923-14-5572"
        inputMode="numeric"
        autoComplete="off"
        error={errors.nric?.message}
        {...register('nric', {
          validate: (text) =>
            parseNric(text) !== undefined || 'Enter the 12 digits of your NRIC, such as 860923-14-5572',
        })}
      />
      <Actions>
        <Button type="submit" variant="primary" loading={state.isBusy} loadingText="Sending the code…">
          Send code
        </Button>
        <LogoutButton />
      </Actions>
    </Form>
  );
}
