import type { TimelineEntry } from '@portal/shared/api/applications';
import type { ApplicationStatus } from '@portal/shared/api/status';
import { formatDate, formatDateTime } from '@portal/shared/dates';
import type { TimelineEntry as PartEntry, TimelineState } from '@portal/shared/parts';
import { Hourglass } from 'lucide-react';
import { type EntryTone, getCurrentStep, groupByDay, listNextSteps } from './timeline.ts';

const states: Readonly<Record<EntryTone, TimelineState>> = {
  done: 'done',
  stopped: 'failed',
};

/**
 * Builds the entries of the timeline: next steps, the current step, then past entries, newest first. The date is shown
 * once for each day.
 */
export function buildTimelineEntries(
  entries: readonly TimelineEntry[],
  status: ApplicationStatus,
): readonly PartEntry[] {
  const nextSteps = listNextSteps(status).map(
    (step): PartEntry => ({ id: `next-${step}`, title: step, state: 'next' }),
  );
  const currentStep = getCurrentStep(entries, status);
  const current: readonly PartEntry[] = currentStep
    ? [
        {
          id: 'now',
          title: currentStep.status,
          state: 'now',
          icon: <Hourglass />,
          ...(currentStep.since === undefined ? {} : { at: `Since ${formatDateTime(currentStep.since)}` }),
        },
      ]
    : [];
  const past = groupByDay(entries).flatMap(({ date, entries: dayEntries }) =>
    dayEntries.map(
      ({ time, title, detail, tone }, index): PartEntry => ({
        id: `${date}-${index}`,
        title,
        at: index === 0 ? `${formatDate(date)}, ${time}` : time,
        ...(detail === undefined ? {} : { note: detail }),
        state: states[tone],
      }),
    ),
  );
  return [...nextSteps, ...current, ...past];
}
