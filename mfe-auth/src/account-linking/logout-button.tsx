import { Button, useShell } from '@portal/shared/ui';

/** Button that ends the session of an agent who cannot link the account now, as a logout. */
export function LogoutButton() {
  const { session } = useShell();
  return (
    <Button variant="outline" onClick={() => session.end('logout')}>
      Log out
    </Button>
  );
}
