import { Button, useShell } from '@portal/shared/ui';

/** The way out: an agent who cannot link now is not to be stuck here. */
export function LogoutButton() {
  const { session } = useShell();
  return (
    <Button variant="quiet" onClick={() => session.end('logout')}>
      Log out
    </Button>
  );
}
