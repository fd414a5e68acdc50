import type { ApplicationRow } from '@portal/shared/api/applications';
import { Button, ButtonLink, type ButtonLinkProps, VisuallyHidden } from '@portal/shared/ui';
import { CreditCard, MailPlus, ShoppingCart, Upload } from 'lucide-react';
import type { ReactNode } from 'react';
import type { KnownOfApplication } from './detail-link.ts';
import type { NextAction } from './next-action.ts';
import { useResend } from './use-resend.ts';

const icons = { pay: CreditCard, upload: Upload, checkout: ShoppingCart, resend: MailPlus } as const;

interface ActionButtonProps {
  readonly action: NextAction;
  readonly application: Pick<ApplicationRow, 'applicationId' | 'formNo' | 'checkoutId' | 'customerId'>;
  /** In a row the button is small, bears no icon, and its name says which application is meant. */
  readonly inRow?: boolean;
  /** What the list knows, for the application's page (RTE-14). */
  readonly known?: KnownOfApplication;
}

/** The one next action of an application, wherever it shows. */
export function ActionButton({ action, application, inRow = false, known }: ActionButtonProps) {
  const Sign = icons[action.kind];
  const looks: Pick<ButtonLinkProps, 'variant' | 'size'> = inRow ? { variant: 'outline', size: 'sm' } : {};
  const label = (
    <>
      {inRow ? null : <Sign aria-hidden />}
      {action.label}
      {inRow ? <VisuallyHidden> {application.formNo}</VisuallyHidden> : null}
    </>
  );
  if (action.kind === 'resend') {
    return (
      <ResendButton application={application} looks={looks}>
        {label}
      </ResendButton>
    );
  }
  return (
    <ButtonLink to={action.to} state={known} {...looks}>
      {label}
    </ButtonLink>
  );
}

interface ResendButtonProps extends Pick<ActionButtonProps, 'application'> {
  readonly looks: Pick<ButtonLinkProps, 'variant' | 'size'>;
  readonly children: ReactNode;
}

function ResendButton({ application, looks, children }: ResendButtonProps) {
  const { resend, running } = useResend(application);
  return (
    <Button {...looks} loading={running} loadingText="Sending…" onClick={resend}>
      {children}
    </Button>
  );
}
