import type { Application, TimelineEntry } from '@portal/shared/api/applications';
import type { RequiredDocument } from '@portal/shared/api/documents';
import { formatDateTime } from '@portal/shared/dates';
import { type TimelineEntry as PartEntry, type TimelineState, titleCase } from '@portal/shared/parts';
import { Hourglass } from 'lucide-react';
import { awaitedNames } from '../../core/awaited-names.ts';
import { getStatusGroup } from '../../core/status-group.ts';
import { type EntryTone, getCurrentStep, getTone, listNextSteps, sortOldestFirst } from './timeline.ts';

const states: Readonly<Record<EntryTone, TimelineState>> = {
  done: 'done',
  stopped: 'failed',
};

/** Names the holder who caused the event where several answer, and adds the service's detail. */
function noteOf({ detail, holder }: TimelineEntry): Pick<PartEntry, 'note'> {
  const texts = [holder === null ? null : `By ${titleCase(holder)}`, detail].filter((text) => text);
  return texts.length === 0 ? {} : { note: texts.join('. ') };
}

/**
 * Builds the entries of the timeline from the oldest: past entries, the current step, then the next steps (APP-02). A
 * completed, rejected or closed application has past entries only. `documents`: its required documents, absent until they
 * are loaded.
 */
export function buildTimelineEntries(
  application: Application,
  documents: readonly RequiredDocument[] | undefined,
): readonly PartEntry[] {
  const { timeline: entries, status } = application;
  const nextSteps = listNextSteps(application, documents).map(
    (step): PartEntry => ({ id: `next-${step}`, title: step, state: 'next' }),
  );
  const currentStep = getCurrentStep(entries, status);
  const names = awaitedNames(application);
  const current: readonly PartEntry[] = currentStep
    ? [
        {
          id: 'now',
          title: currentStep.status,
          state: getStatusGroup(currentStep.status) === 'in-progress' ? 'underway' : 'now',
          icon: <Hourglass />,
          ...(currentStep.since === undefined ? {} : { at: `Since ${formatDateTime(currentStep.since)}` }),
          ...(names === undefined ? {} : { note: `Waits for ${names}` }),
        },
      ]
    : [];
  const past = sortOldestFirst(entries).map(
    (entry): PartEntry => ({
      id: `${entry.at} ${entry.title}`,
      title: entry.title,
      at: formatDateTime(entry.at),
      ...noteOf(entry),
      state: states[getTone(entry)],
    }),
  );
  return [...past, ...current, ...nextSteps];
}
