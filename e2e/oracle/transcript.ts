import type { Recorded } from '../support/fixtures/recorder.ts';
import { fieldsOf, type Sent } from './sent.ts';

/** Values that differ from run to run, and the placeholder of each. */
export type Placeholders = readonly (readonly [value: string | RegExp, placeholder: string])[];

/** POST calls that only read; screens may repeat them. */
const readsByPost = ['/application/checkout/validate', '/application/verify'];
const isReadByPost = ({ url }: Sent): boolean => readsByPost.includes(new URL(url).pathname);
const isFirst = (all: readonly Sent[], { url, body }: Sent, index: number): boolean =>
  all.findIndex((other) => other.url === url && other.body === body) === index;

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
 * Renders the requests as text, by step. First the reads that no earlier step has made, sorted, because they run in
 * parallel; whether a page reads again what it knows depends on its age, and so on the machine. Then every write, in the
 * order of sending; reads by POST once.
 */
export function transcriptOf(recorded: readonly Recorded[], placeholders: Placeholders): string {
  const steps = [...new Set(recorded.map(({ step }) => step))];
  const known = new Set<string>();
  const texts = steps.map((step) => {
    const sent = recorded.filter((one) => one.step === step).map((one) => one.sent);
    const reads = sent.filter(({ method }) => method === 'GET').map(rendered);
    const writes = sent.filter(({ method }) => method !== 'GET');
    const commands = writes
      .filter((one, index) => !isReadByPost(one) || isFirst(writes, one, index))
      .map(rendered);
    const named = (texts: readonly string[]): readonly string[] =>
      texts.map((text) =>
        placeholders.reduce((result, [value, placeholder]) => result.replaceAll(value, placeholder), text),
      );
    const newReads = [...new Set(named(reads))].filter((read) => !known.has(read)).sort();
    for (const read of newReads) known.add(read);
    const lines = [...newReads, ...named(commands)];
    return [`## ${step}`, ...lines].join('\n\n');
  });
  return `${texts.join('\n\n')}\n`;
}
