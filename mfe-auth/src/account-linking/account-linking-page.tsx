import { homePath, signInPath } from '@portal/shared/pages';
import { Banner, Button, ButtonLink, Text, useShell } from '@portal/shared/ui';
import { BlockingDialog } from '../core/blocking-dialog.tsx';
import { BlockingSpinner } from '../core/blocking-spinner.tsx';
import { InactiveDialog } from '../core/inactive-dialog.tsx';
import { SalesSupport } from '../core/sales-support.tsx';
import { useSessionState } from '../core/use-session-state.ts';
import { type LinkingFlow, type LinkingState, useLinking } from './flow/index.ts';
import { CodeForm } from './forms/code-form.tsx';
import { CodeLead } from './forms/code-lead.tsx';
import { DetailsForm } from './forms/details-form.tsx';
import { LinkingFailed } from './linking-failed.tsx';
import { LinkingFrame } from './linking-frame.tsx';
import { LogoutButton } from './logout-button.tsx';

/**
 * Page for an agent whose sign-in is not mapped to an agent account (SGN-12). It links the account by a one-time code
 * (LNK-01, LNK-02, LNK-03); signed out, it leads to sign-in.
 */
export function AccountLinkingPage() {
  const { status } = useSessionState();
  if (status === 'signed-out') {
    return (
      <LinkingFrame
        title="Link your agent account"
        lead="An account is linked after login, when it is not linked yet."
        actions={
          <ButtonLink to={signInPath} variant="primary">
            Go to login
          </ButtonLink>
        }
      />
    );
  }
  return <Linking isSignedIn={status === 'active'} />;
}

function Linking({ isSignedIn }: { readonly isSignedIn: boolean }) {
  const { state, flow } = useLinking();
  // during `linking` the host navigates by itself; here another tab has linked the account
  if (isSignedIn && state.step !== 'linking') {
    return (
      <LinkingFrame
        title="Your agent account is linked"
        lead="There is nothing left to do here."
        actions={
          <ButtonLink to={homePath} variant="primary">
            Go to home
          </ButtonLink>
        }
      />
    );
  }
  return (
    <LinkingFrame
      title="Link your agent account"
      lead={
        state.step === 'code' ? (
          <CodeLead request={state.request} onChangeDetails={flow.changeDetails} />
        ) : (
          'Your login is not linked to an agent account yet. We send a code by text message to the phone number on your agent record.'
        )
      }
      actions={state.step === 'details' || state.step === 'code' ? <LogoutButton /> : undefined}
    >
      <Step state={state} flow={flow} />
      <div>
        <Text color="fg.muted">Problems? Contact sales support.</Text>
        <SalesSupport />
      </div>
    </LinkingFrame>
  );
}

interface StepProps {
  readonly state: LinkingState;
  readonly flow: LinkingFlow;
}

function Step({ state, flow }: StepProps) {
  const { session } = useShell();
  switch (state.step) {
    case 'details':
      return <DetailsForm state={state} flow={flow} />;
    case 'code':
      return <CodeForm state={state} flow={flow} />;
    case 'linking':
      return (
        <BlockingDialog title="Linking your account…" above={<BlockingSpinner />}>
          <Text mt="1" color="fg.muted" aria-live="polite">
            Your code was right. You are logged in as soon as the link is there.
          </Text>
        </BlockingDialog>
      );
    case 'failed':
      return <LinkingFailed problem={state.problem} flow={flow} />;
    case 'inactive':
      return <InactiveDialog onLogOut={() => session.end('agent-inactive')} />;
    case 'linked':
      return (
        <Banner
          tone="success"
          role="status"
          title="Your account is linked"
          action={
            <Button variant="primary" onClick={() => session.end('logout')}>
              Log out
            </Button>
          }
        >
          Log out and log in again to begin.
        </Banner>
      );
  }
}
