import type { ApiErrorKind } from '@portal/shared/calls';
import { events } from '@portal/shared/contract';
import type { ReportDetails } from '../core/monitoring-service.ts';
import { isVersion } from './known-addresses.ts';
import { type SourceWords, unknownText } from './known-texts.ts';

type Value = ReportDetails[string];

interface DetailSources extends Pick<SourceWords, 'calls' | 'fields'> {
  /** Whole texts that are known: those of the page's configuration and registry. */
  readonly names: ReadonlySet<string>;
  readonly filterText: (text: string) => string;
  /** Returns the known positions of a stack. */
  readonly filterStack: (stack: string) => string;
}

const isNumber = (value: unknown): value is number => typeof value === 'number';
const isOf = (words: string) => {
  const all = words.split(' ');
  return (value: Value) => typeof value === 'string' && all.includes(value);
};

/** A kind that is missing here does not compile. */
const apiErrorKinds: Readonly<Record<ApiErrorKind, true>> = {
  network: true,
  timeout: true,
  status: true,
  shape: true,
  aborted: true,
  request: true,
};

/** Kinds of a LoadFailure, by which a release was replaced. */
const isFailure = isOf(
  'refused unreachable timeout no-integrity no-container no-slot threw crashed host-file',
);

/**
 * Creates the function that returns of a report's details those that are known, with values of their known shape. Of a known
 * detail with another value the name is left, with `text not known`.
 */
export function createDetailFilter({ calls, fields, names, filterText, filterStack }: DetailSources) {
  const paths = new Set(calls);
  const fieldNames = new Set(fields);
  const text = (value: Value) => (typeof value === 'string' ? filterText(value) : undefined);
  const valueIf = (isKnown: (value: Value) => boolean) => (value: Value) =>
    isKnown(value) ? value : undefined;
  const textIf = (isKnown: (value: string) => boolean) =>
    valueIf((value) => typeof value === 'string' && isKnown(value));
  const version = textIf((value) => isVersion(value) || value === 'unknown');
  const count = valueIf(
    (value) => Number.isInteger(value) && isNumber(value) && value >= 0 && value < 10_000,
  );
  /** Whether a text is the path of a field, `3.holdings.0.nav`: names of fields, each below one index at most. */
  const isFieldPath = (path: string) =>
    /^(?:\d{1,4}\.)?(?:[A-Za-z_]\w*\.(?:\d{1,4}\.)?)*[A-Za-z_]\w*(?:\.\d{1,4})?$/.test(path) &&
    path.split('.').every((part) => /^\d/.test(part) || fieldNames.has(part));

  /** What is known of each detail's value. */
  const known: Readonly<Record<string, (value: Value) => Value | undefined>> = {
    where: text,
    why: text,
    message: text,
    error: text,
    stack: (value) => (typeof value === 'string' ? filterStack(value) : undefined),
    remote: textIf((value) => value === 'host' || names.has(value)),
    version,
    insteadOf: version,
    from: version,
    to: version,
    latest: version,
    running: version,
    fallback: textIf((value) => value.split(', ').every(isFailure)),
    // the address is a team's own
    override: () => true,
    call: textIf((value) => /^(?:GET|POST) /.test(value) && paths.has(value.replace(/^\w+ /, ''))),
    kind: textIf((value) => Object.hasOwn(apiErrorKinds, value)),
    status: count,
    count,
    // a request's fault begins with its call
    at: (value) =>
      typeof value === 'string'
        ? value
            .replace(/^(?:GET|POST) \S+: /, '')
            .split(', ')
            .map((path) => (isFieldPath(path) ? path : filterText(path)))
            .join(', ')
        : undefined,
    event: textIf((value) => Object.hasOwn(events, value)),
    handling: valueIf(isOf('handled unhandled')),
    causes: textIf((value) => value === 'left out'),
  };

  return (details: Readonly<Record<string, unknown>>): ReportDetails =>
    Object.fromEntries(
      Object.entries(details).flatMap(([name, value]) => {
        if (!Object.hasOwn(known, name)) return [];
        const isValue = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
        return [[name, (isValue ? known[name]?.(value) : undefined) ?? unknownText]];
      }),
    );
}
