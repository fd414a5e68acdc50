import type { RumEvent } from '@datadog/browser-rum';
import { scrubAddress, scrubText } from './scrub.ts';

type Part = Record<string, unknown>;

const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null;

/** Replaces the text of a member, if it is text. */
function replaceText(part: unknown, name: string, scrub: (text: string) => string): void {
  if (!isPart(part)) return;
  const text = part[name];
  if (typeof text === 'string') part[name] = scrub(text);
}

/** Scrubs every text in the event's context, at any depth. */
function scrubContext(context: unknown): void {
  if (!isPart(context)) return;
  for (const [name, value] of Object.entries(context)) {
    if (isPart(value)) scrubContext(value);
    else replaceText(context, name, scrubText);
  }
}

/**
 * Removes personal data from a monitoring event, in place: scrubs its addresses and texts, the only members that the
 * SDK allows to change.
 */
export function scrubEvent(event: RumEvent): void {
  const { view }: { readonly view: unknown } = event;
  for (const name of ['url', 'referrer', 'name']) replaceText(view, name, scrubAddress);
  const performance = isPart(view) && isPart(view.performance) ? view.performance : undefined;
  replaceText(performance?.lcp, 'resource_url', scrubAddress);
  scrubContext(event.context);
  const parts: Part = { ...event };
  switch (event.type) {
    case 'resource':
      replaceText(parts.resource, 'url', scrubAddress);
      break;
    case 'error':
      for (const name of ['message', 'stack', 'handling_stack']) replaceText(parts.error, name, scrubText);
      if (isPart(parts.error)) replaceText(parts.error.resource, 'url', scrubAddress);
      break;
    case 'action':
      if (isPart(parts.action)) replaceText(parts.action.target, 'name', scrubText);
      break;
    case 'long_task': {
      const scripts = isPart(parts.long_task) ? parts.long_task.scripts : undefined;
      for (const script of Array.isArray(scripts) ? scripts : []) {
        replaceText(script, 'source_url', scrubAddress);
        replaceText(script, 'invoker', scrubText);
      }
      break;
    }
  }
}

type ErrorEvent = Extract<RumEvent, { type: 'error' }>;

/** Whether an event is the SDK's report of a policy violation; the host reports each once (policy-violations.ts). */
export const isPolicyViolation = (event: RumEvent): boolean =>
  event.type === 'error' && event.error.csp !== undefined;

/** Whether an event has error causes, whose text the SDK does not allow to change. */
export function hasCauses(event: RumEvent): event is ErrorEvent {
  return event.type === 'error' && (event.error.causes?.length ?? 0) > 0;
}

/** Returns the event's error with its name, message and stack, but without its causes. */
export function toErrorWithoutCauses({ error: { type = 'Error', message, stack = '' } }: ErrorEvent): Error {
  return Object.assign(new Error(message), { name: type, stack });
}
