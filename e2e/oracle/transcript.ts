import type { Recorded } from '../support/recorder.ts';
import { fieldsOf, type Sent } from './sent.ts';

/** Values that differ from run to run, and the word that stands for each. */
export type Stand = readonly (readonly [value: string | RegExp, word: string])[];

/** Calls that only ask, though by POST: screens may ask again. */
const questions = ['/application/checkout/validate', '/application/verify'];
const isQuestion = ({ url }: Sent): boolean => questions.includes(new URL(url).pathname);
const isFirst = (all: readonly Sent[], { url, body }: Sent, index: number): boolean =>
  all.findIndex((other) => other.url === url && other.body === body) === index;

/** Asked whenever a page begins and each minute after, whatever the agent does: the first stands for all. */
const inTheBackground = '/public/helpme/maintenance';
const withoutRepeats = (recorded: readonly Recorded[]): readonly Recorded[] => {
  const isBackground = ({ sent }: Recorded) => new URL(sent.url).pathname === inTheBackground;
  const first = recorded.find(isBackground);
  return recorded.filter((one) => one === first || !isBackground(one));
};

const indented = (text: string): string => text.replaceAll(/^/gm, '    ');

function rendered({ method, url, headers, body }: Sent): string {
  const { pathname, searchParams } = new URL(url);
  const lines = [`${method} ${pathname}`];
  for (const [name, value] of searchParams) lines.push(`    ${name}: ${value}`);
  if (headers['idempotency-key'] !== undefined) lines.push('    (with an Idempotency-Key)');
  const fields = fieldsOf(body);
  if (fields) lines.push(indented(JSON.stringify(fields, undefined, 2)));
  return lines.join('\n');
}

/**
 * The requests as people read them, by step: of the reads each distinct one once, in the order of the alphabet because
 * they run side by side; after them every write, in the order in which they left and as often as it was sent; those
 * that only ask, once. What goes on in the background stands there once.
 */
export function transcriptOf(all: readonly Recorded[], stand: Stand): string {
  const recorded = withoutRepeats(all);
  const steps = [...new Set(recorded.map(({ step }) => step))];
  const texts = steps.map((step) => {
    const sent = recorded.filter((one) => one.step === step).map((one) => one.sent);
    const reads = sent.filter(({ method }) => method === 'GET').map(rendered);
    const writes = sent.filter(({ method }) => method !== 'GET');
    const commands = writes
      .filter((one, index) => !isQuestion(one) || isFirst(writes, one, index))
      .map(rendered);
    const named = (texts: readonly string[]): readonly string[] =>
      texts.map((text) => stand.reduce((named, [value, word]) => named.replaceAll(value, word), text));
    const lines = [...new Set([...named(reads)].sort()), ...named(commands)];
    return [`## ${step}`, ...lines].join('\n\n');
  });
  return `${texts.join('\n\n')}\n`;
}
