import { TextField, useForm } from '@portal/shared/forms';
import { Button, chakra } from '@portal/shared/ui';
import { useEffect, useRef } from 'react';
import type { Details } from './ask-code.ts';
import type { LinkingFlow, LinkingState } from './linking-flow.ts';
import { LogoutButton } from './logout-button.tsx';
import { readNric } from './nric.ts';
import { ProblemBanner } from './problem-banner.tsx';
import { sendWords } from './words.ts';

const Form = chakra('form', { base: { display: 'grid', gap: '5' } });
const Actions = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3' } });

interface DetailsFormProps {
  readonly state: Extract<LinkingState, { step: 'details' }>;
  readonly flow: LinkingFlow;
}

/** Whose account it is: the agent customer id, shown when the sign-in bears it and asked for otherwise, and the NRIC. */
export function DetailsForm({ state, flow }: DetailsFormProps) {
  const known = flow.agentCustomerId;
  const { register, handleSubmit, getValues, setFocus, formState } = useForm<Details>({
    mode: 'onTouched',
    defaultValues: {
      agentCustomerId: known ?? state.details?.agentCustomerId ?? '',
      nric: state.details?.nric ?? '',
    },
  });
  const { errors } = formState;

  // who comes back from the code to change something begins where it is likely to be
  const cameBack = useRef(state.details !== undefined);
  useEffect(() => {
    if (cameBack.current) setFocus('nric');
  }, [setFocus]);

  const detailsOf = ({ agentCustomerId, nric }: Details): Details => ({
    agentCustomerId: agentCustomerId.trim().toUpperCase(),
    nric: readNric(nric) ?? nric,
  });
  const mayHaveCode = state.problem === 'too-soon' || state.problem === 'unknown';

  return (
    <Form
      noValidate
      onChange={() => flow.type(getValues())}
      onSubmit={handleSubmit((details) => flow.send(detailsOf(details)))}
    >
      {state.problem ? (
        <ProblemBanner
          words={sendWords[state.problem]}
          action={
            mayHaveCode ? (
              <Button variant="outline" onClick={() => flow.enterCode(detailsOf(getValues()))}>
                I have a code
              </Button>
            ) : undefined
          }
        />
      ) : null}
      <TextField
        label="Agent customer ID"
        help={known ? 'From your sign-in.' : 'Sales support can tell you if you do not know it.'}
        autoComplete="off"
        spellCheck={false}
        readOnly={known !== undefined}
        error={errors.agentCustomerId?.message}
        {...register('agentCustomerId', {
          validate: (typed) => typed.trim() !== '' || 'Enter your agent customer ID',
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
          validate: (typed) =>
            readNric(typed) !== undefined || 'Enter the 12 digits of your NRIC, such as 860923-14-5572',
        })}
      />
      <Actions>
        <Button type="submit" variant="primary" loading={state.busy} loadingText="Sending the code…">
          Send code
        </Button>
        <LogoutButton />
      </Actions>
    </Form>
  );
}
