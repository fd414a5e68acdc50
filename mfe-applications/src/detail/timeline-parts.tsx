import type { TimelineEntry } from '@portal/shared/api/applications';
import type { ApplicationStatus } from '@portal/shared/api/status';
import { formatDate, formatDateTime } from '@portal/shared/dates';
import type { TimelineEntry as PartEntry, TimelineState } from '@portal/shared/parts';
import { Hourglass } from 'lucide-react';
import { byDay, type EntryTone, standsAt, stepsAhead } from './timeline.ts';

const states: Readonly<Record<EntryTone, TimelineState>> = {
  done: 'done',
  stopped: 'failed',
};

/** The timeline as its part shows it: what is to come, where it stands, what happened, newest first, the day once. */
export function timelineParts(
  entries: readonly TimelineEntry[],
  status: ApplicationStatus,
): readonly PartEntry[] {
  const ahead = stepsAhead(status).map(
    (step): PartEntry => ({ id: `next-${step}`, title: step, state: 'next' }),
  );
  const stands = standsAt(entries, status);
  const now: readonly PartEntry[] = stands
    ? [
        {
          id: 'now',
          title: stands.status,
          state: 'now',
          icon: <Hourglass />,
          ...(stands.since === undefined ? {} : { at: `Since ${formatDateTime(stands.since)}` }),
        },
      ]
    : [];
  const happened = byDay(entries).flatMap(({ date, entries: ofDay }) =>
    ofDay.map(
      ({ time, title, detail, tone }, index): PartEntry => ({
        id: `${date}-${index}`,
        title,
        at: index === 0 ? `${formatDate(date)}, ${time}` : time,
        ...(detail === undefined ? {} : { note: detail }),
        state: states[tone],
      }),
    ),
  );
  return [...ahead, ...now, ...happened];
}
