import { aboutRemotesPath, homePath, maintenancePath, profilePath } from '@portal/shared/pages';
import type { ReportDetails } from '../core/monitoring-service.ts';
import { createAddressFilter, filterStack } from './known-addresses.ts';
import { createDetailFilter } from './known-details.ts';
import { createTextFilter, type SourceWords } from './known-texts.ts';

/** The parts of an error that are reported. */
export interface ErrorParts {
  readonly name: string;
  readonly message: string;
  readonly stack?: string | undefined;
}

/** Returns of what is to be reported only what is known to be neither a person's nor a secret. */
export interface Known {
  readonly text: (text: string) => string;
  readonly address: (address: string) => string;
  readonly details: (details: Readonly<Record<string, unknown>>) => ReportDetails;
  /** Whether an error's name is known. */
  readonly isType: (name: string) => boolean;
  /** Returns an error's name and text, and the positions of its stack. */
  readonly error: (error: ErrorParts) => {
    readonly name: string;
    readonly message: string;
    readonly stack: string;
  };
}

/** Adds every text of a value, and every name of its members. */
function collectTexts(value: unknown, texts: Set<string>): void {
  if (typeof value === 'string') texts.add(value);
  if (typeof value !== 'object' || value === null) return;
  for (const [name, member] of Object.entries(value)) {
    if (!Array.isArray(value)) texts.add(name);
    collectTexts(member, texts);
  }
}

/** Parts of the addresses of the host's files and pages. */
const hostPaths = ['host/files/records', homePath, profilePath, aboutRemotesPath, maintenancePath];

/**
 * Creates what is known: the words of the sources, the texts of browsers and libraries, and every text of the page's
 * configuration and registry, which are public. `origin` is the page's.
 */
export function createKnown(words: SourceWords, pageTexts: unknown, origin: string): Known {
  const names = new Set<string>();
  collectTexts(pageTexts, names);
  const { texts, calls, fields } = words;
  const filterAddress = createAddressFilter([...names, ...calls, ...hostPaths, origin]);
  const text = createTextFilter({ texts, names, filterAddress });
  // a name of an error is known by a whole text
  const isType = (name: string) => text(name) === name;
  return {
    text,
    address: filterAddress,
    details: createDetailFilter({
      calls,
      fields,
      names,
      filterText: text,
      filterStack: (stack) => filterStack(stack, '', filterAddress),
    }),
    isType,
    error({ name, message, stack = '' }) {
      const knownName = isType(name) ? name : 'Error';
      const knownMessage = text(message);
      // a message of several lines could have a line that looks like a frame
      const frames = stack.replace(message, '');
      return {
        name: knownName,
        message: knownMessage,
        stack: filterStack(frames, `${knownName}: ${knownMessage}`, filterAddress),
      };
    },
  };
}
