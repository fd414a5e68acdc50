import { createParcel } from '@portal/shared/ui';
import { useEffect, useState } from 'react';
import { LoginPage } from '../../../mfe-auth/src/login/index.ts';
import { faultKey } from './login-fault.ts';

const fault = localStorage.getItem(faultKey);
if (fault === 'on load') throw new Error('this release throws on load');

/** Sign-in of a later release: with a line that an agent can see, and with the fault that the test has chosen. */
function LaterLogin() {
  const [isBroken, setIsBroken] = useState(fault === 'on render');
  if (isBroken) throw new Error('this release throws on render');
  useEffect(() => {
    if (fault === 'in an effect') throw new Error('this release throws in an effect');
  }, []);
  return (
    <>
      <p>The later sign-in</p>
      {fault === 'when used' ? (
        <button type="button" onClick={() => setIsBroken(true)}>
          Break
        </button>
      ) : null}
      <LoginPage />
    </>
  );
}

export default createParcel(LaterLogin);
