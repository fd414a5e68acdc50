import type { RumEvent } from '@datadog/browser-rum';
import type { Known } from './known.ts';

type Part = Record<string, unknown>;
type ErrorEvent = Extract<RumEvent, { type: 'error' }>;

const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null;

/** Replaces the text of a member, if it is text. */
function replaceText(part: unknown, name: string, filter: (text: string) => string): void {
  if (!isPart(part)) return;
  const text = part[name];
  if (typeof text === 'string') part[name] = filter(text);
}

/** Elements and events by which a browser names what ran a script. */
const invokers = {
  elements:
    'A BODY BUTTON CANVAS DIALOG DIV DOCUMENT FORM IMG INPUT LABEL LI SCRIPT SELECT SPAN TEXTAREA Window',
  events:
    'onblur onchange onclick oninput onkeydown onkeyup onload onmessage onpointerdown onpointerup onscroll onsubmit',
};

/** Returns element and event of what ran a script, `BUTTON#save.onclick` → `BUTTON.onclick`, as far as they are known. */
function filterInvoker(invoker: string): string {
  const [element = '', event = ''] = [/^\w*/, /\w*$/].map((part) => part.exec(invoker)?.[0]);
  const isKnown =
    invokers.elements.split(' ').includes(element) && invokers.events.split(' ').includes(event);
  return isKnown ? `${element}.${event}` : '…';
}

/** Whether a script of a long task has a function's name that is no plain name; the SDK does not let it be changed. */
const hasUnusualFunction = (script: unknown): boolean =>
  isPart(script) && !/^[\w$.]*$/.test(String(script.source_function_name ?? ''));

/** Leaves of an error what is known. Its release has been found by then. */
function filterError(error: ErrorEvent['error'], known: Known): void {
  const part: Part = error;
  const { message, stack } = known.error({
    name: error.type ?? 'Error',
    message: error.message,
    stack: error.stack,
  });
  error.message = message;
  if (error.stack !== undefined) error.stack = stack;
  replaceText(
    part,
    'handling_stack',
    (handled) => known.error({ name: 'Error', message: '', stack: handled }).stack,
  );
  replaceText(error.resource, 'url', known.address);
}

/**
 * Leaves of an event only what is known, in place: in its addresses, texts and context, which the SDK allows to change.
 * Returns whether the event may be sent. The SDK sends a view in any case.
 */
export function filterEvent(event: RumEvent, known: Known): boolean {
  const { view, context, ...parts }: Part = { ...event };
  for (const name of ['url', 'referrer', 'name']) replaceText(view, name, known.address);
  const performance = isPart(view) && isPart(view.performance) ? view.performance : undefined;
  replaceText(performance?.lcp, 'resource_url', known.address);
  if (isPart(context)) event.context = { ...known.details(context) };
  switch (event.type) {
    case 'view':
      return true;
    case 'resource':
      replaceText(parts.resource, 'url', known.address);
      return true;
    case 'error':
      filterError(event.error, known);
      return true;
    case 'action':
      if (isPart(parts.action)) replaceText(parts.action.target, 'name', known.text);
      return true;
    case 'long_task': {
      const found = isPart(parts.long_task) ? parts.long_task.scripts : undefined;
      const scripts: readonly unknown[] = Array.isArray(found) ? found : [];
      for (const script of scripts) {
        replaceText(script, 'source_url', known.address);
        replaceText(script, 'invoker', filterInvoker);
      }
      return !scripts.some(hasUnusualFunction);
    }
    default:
      return false;
  }
}

/** Whether an event is the SDK's report of a policy violation; the host reports each once (policy-violations.ts). */
export const isPolicyViolation = (event: RumEvent): boolean =>
  event.type === 'error' && event.error.csp !== undefined;

/** Whether an error has a part that is not known and that the SDK does not allow to change: causes, a name or a fingerprint. */
export function mustBeCopied(event: RumEvent, known: Known): event is ErrorEvent {
  if (event.type !== 'error') return false;
  const { causes = [], type = 'Error', fingerprint } = event.error;
  return causes.length > 0 || !known.isType(type) || fingerprint !== undefined;
}
