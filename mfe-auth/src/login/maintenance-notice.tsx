import { maintenance } from '@portal/shared/api/maintenance';
import { Banner, useShell } from '@portal/shared/ui';
import { Calendar } from 'lucide-react';
import { useEffect, useState } from 'react';
import { type MaintenanceWords, maintenanceWords } from './maintenance-words.ts';

/** Maintenance under way or planned, as the public call tells before sign-in. A call that fails says nothing. */
export function MaintenanceNotice() {
  const { config, monitor, session } = useShell();
  const [words, setWords] = useState<MaintenanceWords>();

  useEffect(() => {
    const left = new AbortController();
    const ask = async () => {
      // the client comes after the first content, which needs none; without it sign-in works as well
      const { createApiClient } = await import('@portal/shared/calls');
      const api = createApiClient({ config, monitor, session });
      const answer = await api.call(maintenance, { applicationid: '5' }, { signal: left.signal });
      if (answer && !left.signal.aborted) setWords(maintenanceWords(answer, Date.now()));
    };
    ask().catch((thrown: unknown) => monitor.error(thrown, 'maintenance notice'));
    return () => left.abort();
  }, [config, monitor, session]);

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
