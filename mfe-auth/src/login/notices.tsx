import { chakra } from '@portal/shared/ui';
import { MaintenanceNotice } from './maintenance-notice.tsx';
import { SignedOutNotice } from './signed-out-notice.tsx';

const Above = chakra('div', { base: { alignSelf: 'end', display: 'grid', gap: '3', pb: '7' } });

/** Notices above the sign-in button: why the last session ended, and maintenance. */
export function Notices() {
  return (
    <Above>
      <SignedOutNotice />
      <MaintenanceNotice />
    </Above>
  );
}
