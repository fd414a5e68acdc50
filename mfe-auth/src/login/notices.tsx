import { Banner, chakra } from '@portal/shared/ui';
import { MaintenanceNotice } from './maintenance-notice.tsx';
import { SignedOutNotice } from './signed-out-notice.tsx';

const Above = chakra('div', { base: { alignSelf: 'end', display: 'grid', gap: '3', pb: '7' } });

/** Whether the browser accepts cookies. The markup that is rendered before the page loads has no browser. */
const hasCookies = () => !('navigator' in globalThis) || navigator.cookieEnabled;

/** Notices above the sign-in button: why the last session ended, what sign-in needs of the browser, and maintenance. */
export function Notices() {
  return (
    <Above>
      <SignedOutNotice />
      {hasCookies() ? null : (
        <Banner tone="warn" role="alert" title="This browser blocks cookies">
          Allow them for this site and for the sign-in window, then reload.
        </Banner>
      )}
      <MaintenanceNotice />
    </Above>
  );
}
