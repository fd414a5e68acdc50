import { browserTexts } from './browser-texts.ts';
import { portalTexts } from './portal-texts.ts';

/** What the host's build finds in the sources of host and shared (shared/build/config/source-words.ts). */
export interface SourceWords {
  /** Texts of errors and of reports, and names of errors; `…` for what is filled in. */
  readonly texts: readonly string[];
  /** Paths of the API's calls. */
  readonly calls: readonly string[];
  /** Names of the API's fields. */
  readonly fields: readonly string[];
}

/** What is reported in place of a text that is not known. */
export const unknownText = 'text not known';

/** A longer text is not known: a pattern with two gaps takes seconds for 50,000 characters. */
const longestText = 1_000;

/** What a gap of a known text may contain. */
const gaps = {
  '…': '[^]*?',
  '{number}': '\\d{1,4}',
  '{address}': '\\S+?',
  '{origin}': 'https?://[\\w.:-]+/?',
  '{name}': '\\S+?',
  '{text}': '[^]+?',
} as const;
type Gap = keyof typeof gaps;

const anyGap = /(…|\{(?:number|address|origin|name|text)\})/;
const isGap = (piece: string): piece is Gap => Object.hasOwn(gaps, piece);

/** The pattern of a known text, with a group for each gap. */
function patternOf(pieces: readonly string[]): RegExp {
  const source = pieces.map((piece) =>
    isGap(piece) ? `(${gaps[piece]})` : piece.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'),
  );
  return new RegExp(`^${source.join('')}$`);
}

/** What the filter of texts knows besides the texts. */
interface TextSources {
  readonly texts: readonly string[];
  /** Whole texts that are known: those of the page's configuration and registry. */
  readonly names: ReadonlySet<string>;
  readonly filterAddress: (address: string) => string;
}

/**
 * Creates the function that returns of a text what is known: the known text that it equals, with `…` for what was filled
 * in, except a short number, an address (which is filtered), the origin of a blocked file, a known name and another known
 * text. Any other text is `text not known`.
 */
export function createTextFilter({ texts, names, filterAddress }: TextSources): (text: string) => string {
  const whole = new Set([unknownText, ...names, ...portalTexts, ...texts, ...browserTexts]);
  const known = [...portalTexts, ...texts, ...browserTexts].flatMap((text) => {
    const pieces = text.split(anyGap);
    return pieces.length === 1 ? [] : [{ pieces, pattern: patternOf(pieces) }];
  });
  /** Returns what is known of the text in a gap; `undefined` when the whole is then another text. */
  const fill = (gap: Gap, text: string): string | undefined => {
    if (gap === '…') return gap;
    if (gap === '{address}') return filterAddress(text);
    if (gap === '{name}') return whole.has(text) ? text : undefined;
    return gap === '{text}' ? filter(text) : text;
  };
  const filterOne = (text: string): string => {
    if (whole.has(text)) return text;
    for (const { pieces, pattern } of known) {
      const [, ...filled] = pattern.exec(text) ?? [];
      if (filled.length === 0) continue;
      const parts = pieces.map((piece) => (isGap(piece) ? fill(piece, filled.shift() ?? '') : piece));
      if (!parts.includes(undefined)) return parts.join('');
    }
    return unknownText;
  };
  // a remote's failures are one text (RemoteLoadError)
  const filter = (text: string): string =>
    text.length > longestText ? unknownText : text.split(', then ').map(filterOne).join(', then ');
  return filter;
}
