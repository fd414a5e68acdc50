import { Button, useShell } from '@portal/shared/ui';

/** Button that logs out an agent who cannot link the account now. */
export function LogoutButton() {
  const { session } = useShell();
  return (
    <Button variant="quiet" onClick={() => session.end('logout')}>
      Log out
    </Button>
  );
}
