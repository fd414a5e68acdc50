import { maintenance } from '@portal/shared/api/maintenance';
import { Banner, useShell } from '@portal/shared/ui';
import { Calendar } from 'lucide-react';
import { useEffect, useState } from 'react';
import { type MaintenanceWords, maintenanceWords } from './maintenance-words.ts';

/**
 * Planned maintenance, as the public call tells before sign-in; while one is under way its page shows in place of
 * sign-in (SHL-19). A call that fails says nothing.
 */
export function MaintenanceNotice() {
  const { config, monitor, navigation, session } = useShell();
  const [words, setWords] = useState<MaintenanceWords>();

  useEffect(() => {
    const left = new AbortController();
    const ask = async () => {
      // the client comes after the first content, which needs none; without it sign-in works as well
      const { createApiClient } = await import('@portal/shared/calls');
      const api = createApiClient({ config, monitor, session });
      const answer = await api.call(maintenance, { applicationid: '5' }, { signal: left.signal });
      if (!answer || left.signal.aborted) return;
      setWords(maintenanceWords(answer, Date.now()));
      if (answer.active) navigation.navigator.replace('/maintenance?from=%2F');
    };
    ask().catch((thrown: unknown) => monitor.error(thrown, 'maintenance notice'));
    return () => left.abort();
  }, [config, monitor, navigation, session]);

  if (!words) return null;
  return (
    <Banner
      tone={words.tone}
      title={words.title}
      role="status"
      icon={<Calendar size={20} strokeWidth={1.75} aria-hidden />}
    >
      {words.text}
    </Banner>
  );
}
