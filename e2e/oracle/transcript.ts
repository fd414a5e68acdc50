import type { Recorded } from '../support/fixtures/recorder.ts';
import { fieldsOf, type Sent } from './sent.ts';

/** Values that differ from run to run, and the placeholder of each. */
export type Placeholders = readonly (readonly [value: string | RegExp, placeholder: string])[];

/** POST calls that only read; screens may repeat them. */
const readsByPost = ['/application/checkout/validate', '/application/verify'];
const isReadByPost = ({ url }: Sent): boolean => readsByPost.includes(new URL(url).pathname);
const isFirst = (all: readonly Sent[], { url, body }: Sent, index: number): boolean =>
  all.findIndex((other) => other.url === url && other.body === body) === index;

/** Called on every page load and every minute, so the transcript has the first call only. */
const backgroundPath = '/public/helpme/maintenance';
const withoutRepeats = (recorded: readonly Recorded[]): readonly Recorded[] => {
  const isBackground = ({ sent }: Recorded) => new URL(sent.url).pathname === backgroundPath;
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
 * Renders the requests as text, by step. First the distinct reads, sorted, because they run in parallel. Then every
 * write, in the order of sending; reads by POST once. The background call is in the transcript once.
 */
export function transcriptOf(all: readonly Recorded[], placeholders: Placeholders): string {
  const recorded = withoutRepeats(all);
  const steps = [...new Set(recorded.map(({ step }) => step))];
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
    const lines = [...new Set([...named(reads)].sort()), ...named(commands)];
    return [`## ${step}`, ...lines].join('\n\n');
  });
  return `${texts.join('\n\n')}\n`;
}
