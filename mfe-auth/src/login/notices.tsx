import { Banner, chakra } from '@portal/shared/ui';
import { useSyncExternalStore } from 'react';
import { SalesSupport } from '../core/sales-support.tsx';
import { MaintenanceNotice } from './maintenance-notice.tsx';
import { SignedOutNotice } from './signed-out-notice.tsx';

const Above = chakra('div', { base: { alignSelf: 'end', display: 'grid', gap: '3', pb: '7' } });

/** Subscribes to nothing: a value that no event changes. */
export const noUpdates = () => () => {};

/**
 * Notices above the sign-in button: why the last session ended, that cookies are blocked, and maintenance. Nothing
 * where none applies. `isHidden`: a later attempt has ended otherwise.
 */
export function Notices({ isHidden }: { readonly isHidden: boolean }) {
  // the painted markup is rendered without a browser, and React compares it with its first render
  const hasCookies = useSyncExternalStore(
    noUpdates,
    () => navigator.cookieEnabled,
    () => true,
  );
  return (
    <Above visibility={isHidden ? 'hidden' : undefined}>
      <SignedOutNotice contact={<SalesSupport />} />
      {hasCookies ? null : (
        <Banner tone="warn" role="alert" title="This browser blocks cookies">
          Allow them for this site and the login window.
        </Banner>
      )}
      <MaintenanceNotice />
    </Above>
  );
}
