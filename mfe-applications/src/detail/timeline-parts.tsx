import type { TimelineEntry } from '@portal/shared/api/applications';
import type { ApplicationStatus } from '@portal/shared/api/status';
import { formatDate } from '@portal/shared/dates';
import type { TimelineEntry as PartEntry, TimelineState } from '@portal/shared/parts';
import { Hourglass } from 'lucide-react';
import { byDay, type EntryTone, stepsAhead } from './timeline.ts';

const states: Readonly<Record<EntryTone, TimelineState>> = {
  done: 'done',
  waiting: 'now',
  stopped: 'failed',
};

/** The timeline as its part shows it: what is to come on top, then what happened, newest first, the day once. */
export function timelineParts(
  entries: readonly TimelineEntry[],
  status: ApplicationStatus,
): readonly PartEntry[] {
  const ahead = stepsAhead(status).map(
    (step): PartEntry => ({ id: `next-${step}`, title: step, state: 'next' }),
  );
  const happened = byDay(entries, status).flatMap(({ date, entries: ofDay }) =>
    ofDay.map(
      ({ time, title, detail, tone }, index): PartEntry => ({
        id: `${date}-${index}`,
        title,
        at: index === 0 ? `${formatDate(date)}, ${time}` : time,
        ...(detail === undefined ? {} : { note: detail }),
        state: states[tone],
        ...(tone === 'waiting' ? { icon: <Hourglass /> } : {}),
      }),
    ),
  );
  return [...ahead, ...happened];
}
