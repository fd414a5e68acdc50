import { TextField, useForm } from '@portal/shared/forms';
import { maskId } from '@portal/shared/parts';
import { Banner, Button, chakra, Text, VisuallyHidden } from '@portal/shared/ui';
import { useEffect, useRef } from 'react';
import type { LinkingFlow, LinkingState } from './linking-flow.ts';
import { LogoutButton } from './logout-button.tsx';
import { ProblemBanner } from './problem-banner.tsx';
import { clockTime, resendAfter, spokenTime, validFor } from './time-left.ts';
import { useSecondsLeft } from './use-seconds-left.ts';
import { codeWords } from './words.ts';

const Form = chakra('form', { base: { display: 'grid', gap: '5' } });
const Actions = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3' } });
const Clock = chakra('span', { base: { fontVariantNumeric: 'tabular-nums' } });
const Quoted = chakra('span', { base: { whiteSpace: 'nowrap' } });

interface CodeFormProps {
  readonly state: Extract<LinkingState, { step: 'code' }>;
  readonly flow: LinkingFlow;
}

/** The code of the message, with the time it is valid and the time until another may be asked for (LNK-03). */
export function CodeForm({ state, flow }: CodeFormProps) {
  const { request, busy, problem } = state;
  const { register, handleSubmit, setFocus, resetField, formState } = useForm({
    defaultValues: { code: '' },
  });
  const left = useSecondsLeft(request.sentAt, validFor);
  const hasExpired = left === 0;
  const wait = useSecondsLeft(request.sentAt, resendAfter) ?? 0;
  const shown = useRef(state);

  useEffect(() => setFocus('code'), [setFocus]);

  // a code that was refused makes room for the next; one that could not be checked is kept
  useEffect(() => {
    if (shown.current === state) return;
    shown.current = state;
    if (problem && problem.kind !== 'not-checked' && problem.kind !== 'not-sent') resetField('code');
    if (problem) setFocus('code');
  }, [state, problem, resetField, setFocus]);

  return (
    <Form noValidate onSubmit={handleSubmit(({ code }) => flow.verify(digitsOf(code)))}>
      <Text color="fg.muted">
        {request.sentTo ? (
          <>
            We sent a 6-digit code to <Quoted>{request.sentTo}</Quoted>
          </>
        ) : (
          'Enter the 6-digit code from the text message'
        )}{' '}
        for agent {request.agentCustomerId}, NRIC <Quoted>{maskId(request.nric)}</Quoted>.
      </Text>
      {problem ? <ProblemBanner words={codeWords(problem)} /> : null}
      {!problem && state.sent > 1 ? (
        <Banner tone="success" role="status" title="A new code is on its way">
          The earlier one no longer works.
        </Banner>
      ) : null}
      <TextField
        label="One-time code"
        inputMode="numeric"
        autoComplete="one-time-code"
        placeholder="6 digits"
        help={left === undefined ? undefined : <Validity left={left} />}
        error={formState.errors.code?.message}
        {...register('code', {
          validate: (typed) => /^\d{6}$/.test(digitsOf(typed)) || 'Enter the 6 digits of the code',
        })}
      />
      <VisuallyHidden aria-live="polite">{left === undefined ? null : spokenTime(left)}</VisuallyHidden>
      <Actions>
        <Button
          type="submit"
          variant={hasExpired ? 'outline' : 'primary'}
          loading={busy === 'checking'}
          loadingText="Checking the code…"
        >
          Link account
        </Button>
        <Button
          variant={hasExpired ? 'primary' : 'outline'}
          disabled={wait > 0}
          loading={busy === 'sending'}
          loadingText="Sending the code…"
          onClick={flow.resend}
        >
          <Clock>Send a new code{wait > 0 ? ` in ${clockTime(wait)}` : null}</Clock>
        </Button>
      </Actions>
      <Actions ms="-4">
        <Button variant="quiet" onClick={flow.changeDetails}>
          Change details
        </Button>
        <LogoutButton />
      </Actions>
    </Form>
  );
}

function Validity({ left }: { readonly left: number }) {
  if (left === 0) return <>This code has expired. Send a new one.</>;
  return (
    <span role="timer">
      The code is valid for <Clock>{clockTime(left)}</Clock>
    </span>
  );
}

/** The digits of what was typed or pasted: `123 456` and `123-456` are the code as well. */
const digitsOf = (typed: string): string => typed.replace(/[\s-]/g, '');
