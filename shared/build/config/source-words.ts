import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ApiError, type ApiErrorKind } from '../../src/service/calls/api-error.ts';
import { filesBelow } from '../staleness.ts';

/** What the sources of host and shared say, by which the host knows which texts may be reported. */
interface SourceWords {
  /** Texts of errors and reports, places of reports, and names of errors; `…` for what is filled in. */
  readonly texts: readonly string[];
  /** Paths of the API's calls. */
  readonly calls: readonly string[];
  /** Names of the API's fields. */
  readonly fields: readonly string[];
}

const isSource = (file: string) =>
  /\.tsx?$/.test(file) && !/\.(?:test|example|fixture|d)\.|-harness\.|testing\//.test(file);

/** The sources without comments that have a line of their own. */
const read = (folder: string): string =>
  [...filesBelow(folder)]
    .filter(isSource)
    .map((file) => readFileSync(file, 'utf8').replace(/^\s*(?:\/?\*|\/\/).*$/gm, ''))
    .join('\n');

const found = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map(([, word = '']) => word);

/** Where a text of an error, a report or a provider's refusal is written. */
const said = [
  /\bnew \w*(?:Error|Defect)\(\s*('(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`)/g,
  /\b(?:log|logFailure|failed)\(\s*('(?:\\.|[^'\\\n])*')/g,
  /\.error\([^'"`;{}]*,\s*('(?:\\.|[^'\\\n])*')/g,
  /\breadonly name = ('\w+')/g,
];

/** The text of a literal, with `…` for each value in it. */
const textOf = (literal: string): string =>
  literal
    .slice(1, -1)
    .replace(/\$\{[^{}]*\}/g, '…')
    .replace(/\\n/g, '\n')
    .replace(/\\(.)/g, '$1');

/** Whether a text has a word besides what is filled in. */
const hasWords = (text: string): boolean => /\w{3}/.test(text) && !text.includes('${');

const kinds: readonly ApiErrorKind[] = ['network', 'timeout', 'status', 'shape', 'aborted', 'request'];

const sorted = (words: readonly string[]): readonly string[] => [...new Set(words)].sort();

/** Finds the words in the sources of a repository. */
export function findSourceWords(root: string): SourceWords {
  const sources = read(join(root, 'host/src')) + read(join(root, 'shared/src'));
  const api = read(join(root, 'shared/src/contract/api'));
  const texts = said.flatMap((pattern) => found(sources, pattern).map(textOf)).filter(hasWords);
  return {
    texts: sorted([...texts, ...kinds.map((kind) => new ApiError(kind).message)]),
    calls: sorted(found(api, /['`](\/[\w/{}-]+)['`]/g)),
    fields: sorted(found(api, /\b([A-Za-z_]\w*):/g)),
  };
}
