import { createParcel } from '@portal/shared/ui';
import { LoginPage } from '../../mfe-auth/src/login/index.ts';

/** Sign-in as a later release has it: with a line that an agent can see. */
function NotedLogin() {
  return (
    <>
      <p>The later sign-in</p>
      <LoginPage />
    </>
  );
}

export default createParcel(NotedLogin);
