/**
 * A word that the glossary refuses. `word` may be a phrase.
 * @typedef {{ word: string, use: string }} RefusedWord
 */

/**
 * A place where a refused word is right. `path` is the start of a file's path; empty for every file.
 * @typedef {{ word: string, path: string }} AllowedWord
 */

const allowedHeading = '## Where an avoided word is right';

/**
 * Reads the refused words of a glossary: the words in backticks in every column with this heading, which is a table's
 * last one.
 * @param {string} glossary markdown
 * @param {string} heading
 * @returns {RefusedWord[]}
 */
export function parseRefusedWords(glossary, heading) {
  let isRefusing = false;
  return glossary.split('\n').flatMap((line) => {
    const cells = cellsOf(line);
    if (!cells) isRefusing = false;
    else if (cells.at(-1) === heading) isRefusing = true;
    if (!cells || !isRefusing) return [];
    return codeWords(cells.at(-1) ?? '').map((word) => ({ word, use: cells[0] ?? '' }));
  });
}

/** Reads the exceptions, the last table of the glossary. @param {string} glossary @returns {AllowedWord[]} */
export function parseAllowedWords(glossary) {
  const [, table = ''] = glossary.split(allowedHeading);
  return table.split('\n').flatMap((line) => {
    const [words = '', places = ''] = cellsOf(line) ?? [];
    const paths = places === 'everywhere' ? [''] : codeWords(places);
    return codeWords(words).flatMap((word) => paths.map((path) => ({ word, path })));
  });
}

/** The cells of a markdown table's row; `undefined` for any other line. @param {string} line */
const cellsOf = (line) =>
  line.startsWith('|')
    ? line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim())
    : undefined;

/** The words in backticks. @param {string} cell @returns {string[]} */
const codeWords = (cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word);
