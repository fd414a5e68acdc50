import { cleanNumber } from '@portal/shared/clean-text';
import { today } from '@portal/shared/dates';
import { type FieldProblem, focusField, useFormValues } from '@portal/shared/form-values';
import { type TextChange, TextField } from '@portal/shared/forms';
import { readMyKad } from '@portal/shared/person/read-mykad';
import { Button, chakra } from '@portal/shared/ui';
import { type FormEvent, useEffect, useRef } from 'react';
import { Actions } from '../actions.tsx';
import type { AgentDetails, LinkingFlow, LinkingState } from '../flow/index.ts';
import { sendErrorMessages } from '../messages.ts';
import { ProblemBanner } from '../problem-banner.tsx';

const Form = chakra('form', { base: { display: 'grid', gap: '5' } });

/** Reads an agent's MyKad number. */
const readNric = (typed: string) => readMyKad(typed, { today: today(), isAdult: true });

interface DetailsFormProps {
  readonly state: Extract<LinkingState, { step: 'details' }>;
  readonly flow: LinkingFlow;
}

/** Returns what is wrong with the details, in the order of the form. */
function missingDetails({ agentCustomerId, nric }: AgentDetails): readonly FieldProblem[] {
  return [
    ...(cleanNumber(agentCustomerId) === ''
      ? [{ field: 'agentCustomerId', problem: 'Enter your agent customer ID' }]
      : []),
    ...(readNric(nric).ok
      ? []
      : [{ field: 'nric', problem: 'Enter the 12 digits of your MyKad number, such as 860923-14-5572' }]),
  ];
}

/**
 * Form for the agent customer id and the NRIC, which `flow` stores while typed and sends to request a code. The id is
 * read-only when the id token contains it. When the request was too early or failed, the agent can go on with a code
 * got before.
 */
export function DetailsForm({ state, flow }: DetailsFormProps) {
  const claimedId = flow.agentCustomerId;
  const { values, bind, showProblems } = useFormValues<AgentDetails>({
    agentCustomerId: claimedId ?? state.details?.agentCustomerId ?? '',
    nric: state.details?.nric ?? '',
  });
  const form = useRef<HTMLFormElement>(null);
  const missing = missingDetails(values);
  const field = (name: keyof AgentDetails) => ({
    ...bind(missing)(name),
    onChange(change: TextChange) {
      bind(missing)(name).onChange(change);
      flow.type({ ...values, [name]: change.target.value });
    },
  });

  // an agent who returns from the code step most likely wants to correct the NRIC
  const hasReturned = useRef(state.details !== undefined);
  useEffect(() => {
    if (hasReturned.current) focusField(form.current, 'nric');
  }, []);

  const normalizeDetails = ({ agentCustomerId, nric }: AgentDetails): AgentDetails => {
    const card = readNric(nric);
    return {
      agentCustomerId: cleanNumber(agentCustomerId).toUpperCase(),
      nric: card.ok ? card.value.number : nric,
    };
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    showProblems();
    if (missing.length > 0) return focusField(form.current, missing[0]?.field);
    void flow.send(normalizeDetails(values));
  };
  const canEnterCode = state.problem === 'too-soon' || state.problem === 'unknown';

  return (
    <Form ref={form} noValidate onSubmit={submit}>
      {state.problem ? (
        <ProblemBanner
          message={sendErrorMessages[state.problem]}
          action={
            canEnterCode ? (
              <Button variant="outline" onClick={() => flow.enterCode(normalizeDetails(values))}>
                I have a code
              </Button>
            ) : undefined
          }
        />
      ) : null}
      <TextField
        {...field('agentCustomerId')}
        label="Agent customer ID"
        help={claimedId ? 'From your login.' : 'Sales support can tell you if you do not know it.'}
        readOnly={claimedId !== undefined}
      />
      <TextField
        {...field('nric')}
        label="MyKad number"
        help="We compare it with your agent record."
        placeholder="YYMMDD-PB-####"
        typing="digits"
      />
      <Actions>
        <Button type="submit" variant="primary" loading={state.isBusy} loadingText="Sending the code…">
          Send code
        </Button>
      </Actions>
    </Form>
  );
}
