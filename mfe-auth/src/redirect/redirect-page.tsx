import { siteAddress, siteNames, sitePage } from '@portal/shared/external';
import { homePath } from '@portal/shared/pages';
import { Button, ButtonLink, useLocation, useShell } from '@portal/shared/ui';
import { ExternalLink, Lock, Unlink } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useSessionState } from '../core/use-session-state.ts';
import { CardPage } from './card-page.tsx';
import { parseRedirectTarget } from './redirect-target.ts';

interface RedirectPageProps {
  /** Default: replaces the history entry, so that Back does not return here. */
  readonly leave?: (address: string) => void;
}

const replacePage = (address: string) => location.replace(address);

/**
 * Sends the agent to a configured external site, signed in (RTE-02): `/redirect?to=simulator|transaction&path=…`. It
 * names the target, leaves at once by `leave`, and offers a button in case the browser does not. Signed out, it asks
 * for sign-in; an unknown target goes nowhere.
 */
export function RedirectPage({ leave = replacePage }: RedirectPageProps) {
  const { session, config } = useShell();
  const { status } = useSessionState();
  const target = parseRedirectTarget(useLocation().search);
  const page = target && sitePage(config.externalSites, target.site, target.path);
  const isReady = status === 'active' && page !== undefined;
  const hasLeft = useRef(false);

  // the token is read on leaving, so that no link on the page contains it
  const leaveNow = () => {
    const address = target && siteAddress(config.externalSites, target.site, session.idToken(), target.path);
    if (address !== undefined) leave(address);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: leaves once, as soon as it is ready
  useEffect(() => {
    if (!isReady || hasLeft.current) return;
    hasLeft.current = true;
    leaveNow();
  }, [isReady]);

  if (!target || !page) {
    return (
      <CardPage
        icon={<Unlink aria-hidden />}
        title="This link does not work"
        actions={
          <ButtonLink to={homePath} variant="primary">
            Go to home
          </ButtonLink>
        }
      >
        It names a site that the portal does not open. Nothing has been sent.
      </CardPage>
    );
  }
  const name = siteNames[target.site];
  if (!isReady) {
    return (
      <CardPage
        icon={<Lock aria-hidden />}
        title="Log in to continue"
        actions={
          <Button variant="primary" onClick={() => session.end('never-signed-in')}>
            Go to login
          </Button>
        }
      >
        This link opens the {name} ({page.host}) with your login.
      </CardPage>
    );
  }
  return (
    <CardPage
      icon={<ExternalLink aria-hidden />}
      title="Leaving the Agent Portal"
      actions={
        <>
          <Button variant="primary" onClick={leaveNow}>
            Go to {name}
          </Button>
          <ButtonLink to={homePath} variant="outline">
            Stay in the portal
          </ButtonLink>
        </>
      }
    >
      You are going to the {name} ({page.host}) with your login. If it does not open, use the button.
    </CardPage>
  );
}
