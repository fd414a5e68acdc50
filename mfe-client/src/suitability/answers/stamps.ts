import { satAnswerers } from '@portal/shared/api/suitability-payload';
import { formatTime, isoInstant, malaysianInstant } from '@portal/shared/dates';
import * as z from '@portal/shared/schema';

/** Schema of a stamp: who answered, and when (ISO 8601, with the offset of Malaysia). */
export const stampSchema = z.object({ by: z.enum(satAnswerers), at: isoInstant });
/** Who answered, and when. */
export type Stamp = z.output<typeof stampSchema>;
/** Stamps by id of the step. */
export type Stamps = Readonly<Record<string, Stamp>>;
/** Who gives answers on the screen. */
export type Answerer = Stamp['by'];

/** Returns the stamp of an answer that is given now: who answered, and the Malaysian time. */
export const createStamp = (by: Answerer, now: Date): Stamp => ({ by, at: malaysianInstant(now) });

/** Returns the fields of a sent answer that say who answered and when; none without a stamp. */
export const toSentStamp = (stamp: Stamp | undefined) =>
  stamp ? { answeredBy: stamp.by, answeredAt: stamp.at } : {};

/**
 * Returns the stamp (who answered, and when) of an answer in a reply; `undefined` when the answer has none, because a
 * release without stamps has sent it.
 */
export const readStamp = (answer: {
  readonly answeredBy?: Answerer | undefined;
  readonly answeredAt?: string | undefined;
}): Stamp | undefined =>
  answer.answeredBy && answer.answeredAt
    ? { by: answer.answeredBy, at: malaysianInstant(answer.answeredAt) }
    : undefined;

/** Returns the stamp in words: `Answered by the customer, 14:02 MYT`. */
export const describeStamp = ({ by, at }: Stamp): string => `Answered by the ${by}, ${formatTime(at)}`;

/**
 * Returns how many answers the customer and the agent gave: `11 by the customer, 1 by the agent`. Who gave none is left
 * out; empty without any stamp.
 */
export function describeCounts(stamps: readonly (Stamp | undefined)[]): string {
  const count = (by: Answerer) => stamps.filter((stamp) => stamp?.by === by).length;
  return (['customer', 'agent'] as const)
    .flatMap((by) => (count(by) === 0 ? [] : [`${count(by)} by the ${by}`]))
    .join(', ');
}

/**
 * Returns who gave most of the answers (`by`, the customer when both gave as many), and that with the times of the first
 * and the last in words: `Answered by the customer, 14:02 MYT to 14:05 MYT`, and `except where marked` when both gave some.
 * `undefined` without any stamp.
 */
export function summarizeStamps(
  stamps: readonly (Stamp | undefined)[],
): { readonly by: Answerer; readonly text: string } | undefined {
  const given = (by: Answerer) => stamps.filter((stamp) => stamp?.by === by);
  const by = given('agent').length > given('customer').length ? 'agent' : 'customer';
  const times = given(by)
    .flatMap((stamp) => (stamp ? [stamp.at] : []))
    .toSorted();
  const [first] = times;
  const last = times.at(-1);
  if (first === undefined || last === undefined) return undefined;
  const to = formatTime(first) === formatTime(last) ? '' : ` to ${formatTime(last)}`;
  const exception = stamps.some((stamp) => stamp && stamp.by !== by) ? ', except where marked' : '';
  return { by, text: `${describeStamp({ by, at: first })}${to}${exception}` };
}
