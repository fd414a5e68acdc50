import { chakra } from '@portal/shared/ui';
import { lazy, Suspense, useEffect, useState } from 'react';
import { SignedOutNotice } from './signed-out-notice.tsx';

/** The notice and the client it asks with come after the first content; without them sign-in works as well. */
const MaintenanceNotice = lazy(() =>
  import('./maintenance-notice.tsx').then(
    (module) => ({ default: module.MaintenanceNotice }),
    () => ({ default: () => null }),
  ),
);

const Above = chakra('div', { base: { alignSelf: 'end', display: 'grid', gap: '3', pb: '7' } });

function useAfterFirstContent(): boolean {
  const [after, setAfter] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setAfter(true), 0);
    return () => clearTimeout(timer);
  }, []);
  return after;
}

/** What an agent is told before signing in: why it is here again, and when the portal is closed. */
export function Notices() {
  const after = useAfterFirstContent();
  return (
    <Above>
      <SignedOutNotice />
      {after ? (
        <Suspense fallback={null}>
          <MaintenanceNotice />
        </Suspense>
      ) : null}
    </Above>
  );
}
