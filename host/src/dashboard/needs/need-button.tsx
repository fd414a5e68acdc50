import { resendWithProblem } from '@portal/shared/commands';
import { useApi, useCommand } from '@portal/shared/data';
import { PrivateFigures } from '@portal/shared/parts';
import { Button, ButtonLink, type ButtonVariant, useShell, VisuallyHidden } from '@portal/shared/ui';
import type { MouseEvent } from 'react';
import { nameOf } from './group-words.ts';
import type { Need, NeedAction } from './need.ts';

interface NeedButtonProps {
  readonly need: Need;
  readonly variant: ButtonVariant;
  /** Called with the sentence that says why the command failed; with none when it is sent again. */
  readonly onProblem: (text?: string) => void;
}

/** The button of a row: a link to the page where it is done, or the command itself. Its name has the form's number. */
export function NeedButton({ need, variant, onProblem }: NeedButtonProps) {
  const { action } = need;
  if (action.kind === 'resend')
    return <ResendButton need={need} action={action} variant={variant} onProblem={onProblem} />;
  return (
    <ButtonLink to={action.to} state={need.state} variant={variant} size="sm" block>
      <Label need={need} />
    </ButtonLink>
  );
}

function Label({ need }: { readonly need: Need }) {
  return (
    <span>
      <PrivateFigures>{need.action.label}</PrivateFigures>
      <VisuallyHidden> {need.formNo ?? `for ${nameOf(need)}`}</VisuallyHidden>
    </span>
  );
}

interface ResendButtonProps extends NeedButtonProps {
  readonly action: Extract<NeedAction, { readonly kind: 'resend' }>;
}

/** Sends the customer's e-mail again (CHK-04). */
function ResendButton({ need, action, variant, onProblem }: ResendButtonProps) {
  const { bus, notify } = useShell();
  const api = useApi();
  const { formNo = '' } = need;
  const { run, running, isMounted } = useCommand(async () => {
    onProblem();
    const problem = await resendWithProblem({ api, bus, notify }, { ...action, formNo });
    if (isMounted()) onProblem(problem?.text);
    // its row is gone, so that nothing else would say it
    else if (problem) notify({ tone: 'danger', text: `${formNo}: ${problem.text}` });
  });
  const press = ({ detail }: MouseEvent) => {
    // the second press of a double click, when the reply to the first has come between them
    if (detail < 2) void run();
  };
  return (
    <Button variant={variant} size="sm" block loading={running} onClick={press}>
      <Label need={need} />
    </Button>
  );
}
