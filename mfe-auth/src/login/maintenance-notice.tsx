import { maintenance } from '@portal/shared/api/maintenance';
import { createApiClient } from '@portal/shared/data';
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
    createApiClient({ config, monitor, session })
      .call(maintenance, { applicationid: '5' }, { signal: left.signal })
      .then((answer) => {
        if (answer && !left.signal.aborted) setWords(maintenanceWords(answer, Date.now()));
      });
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
