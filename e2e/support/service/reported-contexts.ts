import * as z from '@portal/shared/schema';
import type { Report } from './control.ts';

const rumEvent = z.looseObject({ type: z.optional(z.string()), context: z.optional(z.unknown()) });

/** The contexts of all events of a kind that monitoring got and whose text holds `text`. */
export const contextsOf = (reports: readonly Report[], type: string, text: string): readonly unknown[] =>
  reports
    .flatMap(({ events }) => events)
    .map((event) => rumEvent.parse(JSON.parse(event)))
    .filter((event) => event.type === type && JSON.stringify(event).includes(text))
    .map(({ context }) => context);
