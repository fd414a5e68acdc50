import type { ApplicationRow } from '@portal/shared/api/applications';
import { PrivateFigures } from '@portal/shared/parts';
import type { NextAction } from '@portal/shared/selling';
import { Button, ButtonLink, type ButtonLinkProps, VisuallyHidden } from '@portal/shared/ui';
import { CreditCard, MailPlus, ShoppingCart, Upload, UserPlus, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ApplicationPreview } from './detail-link.ts';
import { useResend } from './use-resend.ts';

const icons = {
  pay: CreditCard,
  upload: Upload,
  checkout: ShoppingCart,
  customer: UserRound,
  onboarding: UserPlus,
  resend: MailPlus,
} as const;

/** Props of `ActionButton`. */
export interface ActionButtonProps {
  readonly action: NextAction;
  readonly application: Pick<
    ApplicationRow,
    'applicationId' | 'formNo' | 'checkoutId' | 'customerId' | 'awaiting'
  >;
  /** In a table row the button is small, has no icon, and its accessible name contains the form number. */
  readonly isInRow?: boolean;
  /** Passed to the application's page, which shows it before it has loaded (RTE-14). */
  readonly preview?: ApplicationPreview;
  /** Outside a row: another action is the primary one. */
  readonly isSecondary?: boolean;
  /** CSS width that it has at least. */
  readonly minW?: string;
}

/** Buttons of rows are of one width, so that they are one column. */
const rowWidth = '88px';

/**
 * The application's next action: a button that sends the customer's e-mail again (`resend`), else a link to the page
 * where the agent acts. `isInRow`: small, without icon, in the list; `preview` is passed to the page that the link
 * opens.
 */
export function ActionButton({
  action,
  application,
  isInRow = false,
  isSecondary = false,
  preview,
  minW,
}: ActionButtonProps) {
  const Icon = icons[action.kind];
  const style: ButtonStyle = isInRow
    ? { variant: 'outline', size: 'sm', minW: rowWidth }
    : { ...(isSecondary ? { variant: 'outline' } : {}), ...(minW === undefined ? {} : { minW }) };
  const label = (
    <>
      {isInRow ? null : <Icon aria-hidden />}
      <span>
        <PrivateFigures>{action.label}</PrivateFigures>
      </span>
      {isInRow ? <VisuallyHidden> {application.formNo}</VisuallyHidden> : null}
    </>
  );
  if (action.kind === 'resend') {
    return (
      <ResendButton application={application} style={style}>
        {label}
      </ResendButton>
    );
  }
  return (
    <ButtonLink to={action.to} state={preview} {...style}>
      {label}
    </ButtonLink>
  );
}

type ButtonStyle = Pick<ButtonLinkProps, 'variant' | 'size' | 'minW'>;

interface ResendButtonProps extends Pick<ActionButtonProps, 'application'> {
  readonly style: ButtonStyle;
  readonly children: ReactNode;
}

function ResendButton({ application, style, children }: ResendButtonProps) {
  const { resend, running } = useResend(application);
  return (
    <Button {...style} loading={running} loadingText="Sending…" onClick={resend}>
      {children}
    </Button>
  );
}
