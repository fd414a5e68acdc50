import { cleanCode } from '@portal/shared/clean-text';
import { useFormValues } from '@portal/shared/form-values';
import { formatClock } from '@portal/shared/format-clock';
import { TextField } from '@portal/shared/forms';
import { Banner, Button, chakra, VisuallyHidden } from '@portal/shared/ui';
import { type FormEvent, useEffect, useRef } from 'react';
import { Actions } from '../actions.tsx';
import type { LinkingFlow, LinkingState } from '../flow/index.ts';
import { getCodeMessage, getFieldProblem } from '../messages.ts';
import { ProblemBanner } from '../problem-banner.tsx';
import { codeLifetime, describeTimeLeft, resendDelay } from './time-left.ts';
import { useSecondsLeft } from './use-seconds-left.ts';

const Form = chakra('form', { base: { display: 'grid', gap: '5' } });
const Clock = chakra('span', { base: { fontVariantNumeric: 'tabular-nums' } });

interface CodeFormProps {
  readonly state: Extract<LinkingState, { step: 'code' }>;
  readonly flow: LinkingFlow;
}

/**
 * Form for the one-time code that the agent got by SMS: `flow` checks it or sends another.
 * It shows how long the code is valid and when another can be requested (LNK-03). A refused code is
 * cleared, and the field says why.
 */
export function CodeForm({ state, flow }: CodeFormProps) {
  const { request, busy, problem } = state;
  const { values, bind, reset, showProblems } = useFormValues({ code: '' });
  const input = useRef<HTMLInputElement>(null);
  const code = cleanCode(values.code);
  const isComplete = /^\d{6}$/.test(code);
  const missing = isComplete ? [] : [{ field: 'code', problem: 'Enter the 6 digits of the code' }];
  const secondsLeft = useSecondsLeft(request.sentAt, codeLifetime);
  const hasExpired = secondsLeft === 0;
  const isTicking = secondsLeft !== undefined && !hasExpired;
  const field = bind(missing)('code');
  const fieldProblem = problem && getFieldProblem(problem);
  const message = problem && getCodeMessage(problem);
  const resendWait = useSecondsLeft(request.sentAt, resendDelay) ?? 0;
  const shownState = useRef(state);

  useEffect(() => input.current?.focus(), []);

  // a refused code is cleared for the next one; a code that could not be checked stays
  useEffect(() => {
    if (shownState.current === state) return;
    // the typed digits belong to the earlier code
    if (shownState.current.sentCount !== state.sentCount) reset();
    shownState.current = state;
    if (problem && problem.kind !== 'not-checked' && problem.kind !== 'not-sent') reset();
    if (problem) input.current?.focus();
  }, [state, problem, reset]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (hasExpired) return;
    showProblems();
    if (isComplete) void flow.verify(code);
    else input.current?.focus();
  };

  return (
    <Form noValidate onSubmit={submit}>
      {message ? <ProblemBanner message={message} /> : null}
      {!problem && state.sentCount > 1 ? (
        <Banner tone="success" role="status" title="A new code is on its way">
          The earlier one no longer works.
        </Banner>
      ) : null}
      <TextField
        {...field}
        error={hasExpired ? 'This code has expired. Send a new one.' : (field.error ?? fieldProblem)}
        // an empty field is left to press Send a new code
        onBlur={undefined}
        ref={input}
        label="One-time code"
        typing="digits"
        autoComplete="one-time-code"
        placeholder="6 digits"
        // not the help text, because an error replaces that
        aside={isTicking ? <Validity secondsLeft={secondsLeft} /> : undefined}
      />
      {fieldProblem === undefined ? null : <VisuallyHidden role="alert">{fieldProblem}</VisuallyHidden>}
      <VisuallyHidden aria-live="polite">
        {secondsLeft === undefined ? null : describeTimeLeft(secondsLeft)}
      </VisuallyHidden>
      <Actions>
        <Button
          type="submit"
          variant={hasExpired ? 'outline' : 'primary'}
          disabled={hasExpired}
          loading={busy === 'checking'}
          loadingText="Checking the code…"
        >
          Link account
        </Button>
        <Button
          variant={hasExpired ? 'primary' : 'outline'}
          disabled={resendWait > 0}
          loading={busy === 'sending'}
          loadingText="Sending the code…"
          onClick={flow.resend}
        >
          <Clock>Send a new code{resendWait > 0 ? ` in ${formatClock(resendWait)}` : null}</Clock>
        </Button>
      </Actions>
    </Form>
  );
}

function Validity({ secondsLeft }: { readonly secondsLeft: number }) {
  return (
    <span role="timer">
      The code is valid for <Clock>{formatClock(secondsLeft)}</Clock>
    </span>
  );
}
