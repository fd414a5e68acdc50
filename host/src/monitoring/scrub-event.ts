import type { RumEvent } from '@datadog/browser-rum';
import { scrubAddress, scrubText } from './scrub.ts';

type Part = Record<string, unknown>;

const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null;

/** Replaces a member's text, where it has one. */
function replace(part: unknown, name: string, scrub: (text: string) => string): void {
  if (!isPart(part)) return;
  const text = part[name];
  if (typeof text === 'string') part[name] = scrub(text);
}

const scrubWords = (words: string): string => scrubText(words);

/** Replaces every text in what was told beside the event, however deep it is. */
function scrubContext(context: unknown): void {
  if (!isPart(context)) return;
  for (const [name, value] of Object.entries(context)) {
    if (isPart(value)) scrubContext(value);
    else replace(context, name, scrubWords);
  }
}

/**
 * Takes out of an event, in place, what may tell of a person: addresses lose their query, words what looks like an
 * identity. Of the event's members the SDK lets only these be changed.
 */
export function scrubEvent(event: RumEvent): void {
  const { view }: { readonly view: unknown } = event;
  for (const name of ['url', 'referrer', 'name']) replace(view, name, scrubAddress);
  const performance = isPart(view) && isPart(view.performance) ? view.performance : undefined;
  replace(performance?.lcp, 'resource_url', scrubAddress);
  scrubContext(event.context);
  const parts: Part = { ...event };
  switch (event.type) {
    case 'resource':
      replace(parts.resource, 'url', scrubAddress);
      break;
    case 'error':
      for (const name of ['message', 'stack', 'handling_stack']) replace(parts.error, name, scrubWords);
      if (isPart(parts.error)) replace(parts.error.resource, 'url', scrubAddress);
      break;
    case 'action':
      if (isPart(parts.action)) replace(parts.action.target, 'name', scrubWords);
      break;
    case 'long_task': {
      const scripts = isPart(parts.long_task) ? parts.long_task.scripts : undefined;
      for (const script of Array.isArray(scripts) ? scripts : []) {
        replace(script, 'source_url', scrubAddress);
        replace(script, 'invoker', scrubWords);
      }
      break;
    }
  }
}

type ErrorEvent = Extract<RumEvent, { type: 'error' }>;

/** Whether an event holds words that the SDK does not let anybody change: the causes of an error. */
export function holdsCauses(event: RumEvent): event is ErrorEvent {
  return event.type === 'error' && (event.error.causes?.length ?? 0) > 0;
}

/** The error that an event tells of as it was thrown, but for its causes: its kind, its words and its own stack. */
export function withoutCauses({ error: { type = 'Error', message, stack = '' } }: ErrorEvent): Error {
  return Object.assign(new Error(message), { name: type, stack });
}
