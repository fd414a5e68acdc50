import { chakra } from '@portal/shared/ui';
import { MaintenanceNotice } from './maintenance-notice.tsx';
import { SignedOutNotice } from './signed-out-notice.tsx';

const Above = chakra('div', { base: { alignSelf: 'end', display: 'grid', gap: '3', pb: '7' } });

/** What an agent is told before signing in: why it is here again, and when the portal is closed. */
export function Notices() {
  return (
    <Above>
      <SignedOutNotice />
      <MaintenanceNotice />
    </Above>
  );
}
