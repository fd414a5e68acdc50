import { maintenance } from '@portal/shared/api/maintenance';
import { waitForIdlePage } from '@portal/shared/idle-page';
import { maintenancePath } from '@portal/shared/pages';
import { Banner, useShell } from '@portal/shared/ui';
import { Calendar } from 'lucide-react';
import { useEffect, useState } from 'react';
import { describeMaintenance, type MaintenanceText } from './maintenance-text.ts';

/** How long the call waits for an idle page at most, in milliseconds: agents should read the notice before they press. */
const idleTimeout = 1_000;

/**
 * Loads planned maintenance once the page is idle, and shows it before sign-in. During maintenance it replaces the page
 * with the maintenance page (SHL-19). When the call fails, nothing is shown and the monitor gets the error.
 */
export function MaintenanceNotice() {
  const { config, monitor, navigation, session } = useShell();
  const [text, setText] = useState<MaintenanceText>();

  useEffect(() => {
    const unmount = new AbortController();
    const load = async () => {
      // the API client is a tenth of this page's code, and the sign-in button works without it
      await waitForIdlePage({ timeout: idleTimeout });
      if (unmount.signal.aborted) return;
      const { createApiClient } = await import('@portal/shared/calls');
      const api = createApiClient({ config, monitor, session });
      const reply = await api.call(maintenance, { applicationid: '5' }, { signal: unmount.signal });
      if (!reply || unmount.signal.aborted) return;
      setText(describeMaintenance(reply, Date.now()));
      if (reply.active) navigation.navigator.replace(`${maintenancePath}?from=%2F`);
    };
    load().catch((error: unknown) => monitor.error(error, 'maintenance notice'));
    return () => unmount.abort();
  }, [config, monitor, navigation, session]);

  if (!text) return null;
  return (
    <Banner
      tone={text.tone}
      title={text.title}
      role="status"
      icon={<Calendar size={20} strokeWidth={1.75} aria-hidden />}
    >
      {text.text}
    </Banner>
  );
}
