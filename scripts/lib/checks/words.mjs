import { existsSync, readFileSync } from 'node:fs';
import { extname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { filesBelow } from '../files-below.mjs';
import { root } from '../root.mjs';
import { blankStrings, keepScreenText } from './words/checked-text.mjs';
import { createWordFinder } from './words/word-finder.mjs';

const wordsFile = 'scripts/lib/checks/words.json';

/** Generated from the sources, which are checked themselves. */
const generated = /\.api\.md$/;

const sourceTypes = ['.ts', '.tsx', '.mts', '.mjs', '.cjs', '.js', '.jsx'];
const textTypes = ['.md', '.yaml', '.yml', '.css', '.html', '.sh'];

/** What a user reads comes from these. */
const product =
  /^(?:host|mfe-[a-z]+|shared|sandbox)\/src\/(?!.*(?:\.test\.|\.fixture\.|\bfixtures\/)|(?:.*\/)?testing\/)/;

/** @param {Record<string, string>} words word → what to use instead */
const refusedIn = (words) => Object.entries(words).map(([word, use]) => ({ word, use }));

/**
 * Finds words that words.json refuses: the `avoided` ones in the repository's names, comments, test titles, documents and file
 * names, those `notOnScreen` in the texts that the product shows. Other strings are not checked. Also finds documents that
 * a comment or a title names and that are not there; links of documents are another check.
 * @param {string} [folder] repository; default: this one
 * @returns {string[]} one line for each word: `file:line: "word": use …`; empty when there is none
 */
export function checkWords(folder = root) {
  const lists = JSON.parse(readFileSync(join(folder, wordsFile), 'utf8'));
  /** @type {{ words: string[], in: string[] }[]} */
  const exceptions = lists.allowed;
  const allowed = exceptions.flatMap(({ words, in: paths }) =>
    words.flatMap((word) => paths.map((path) => ({ word, path }))),
  );
  const findWords = createWordFinder(refusedIn(lists.avoided), allowed);
  const findOnScreen = createWordFinder(refusedIn(lists.notOnScreen), allowed);
  return filesBelow(folder).flatMap((path) => {
    const file = relative(folder, path);
    const inName = findWords(file, file.split(/\.\w+$/)[0] ?? file);
    const complaints = inName.map(({ word, use }) => `${file}: the file name has "${word}": use ${use}`);
    if (generated.test(file)) return complaints;
    return [
      ...complaints,
      ...[
        ...wordsOf(path, (text) => findWords(file, text)),
        ...(product.test(file) ? wordsOnScreenOf(path, (text) => findOnScreen(file, text)) : []),
      ].map(({ word, use, line }) => `${file}:${line}: "${word}": use ${use}`),
      ...missingDocuments(path, folder).map((document) => `${file}: there is no ${document}`),
    ];
  });
}

/**
 * The refused words of a file. Strings are blanked only in files that have any, since that takes most of the time.
 * @param {string} path
 * @param {(text: string) => ReturnType<ReturnType<typeof createWordFinder>>} findWords
 */
function wordsOf(path, findWords) {
  const type = extname(path);
  const isSource = sourceTypes.includes(type);
  if (!isSource && !textTypes.includes(type)) return [];
  const text = readFileSync(path, 'utf8');
  const found = findWords(text);
  return isSource && found.length > 0 ? findWords(blankStrings(text, type.endsWith('x'))) : found;
}

/**
 * The documents that comments and titles of a source name, by their path from the folder, and that do not exist.
 * @param {string} path
 * @param {string} folder
 */
function missingDocuments(path, folder) {
  const type = extname(path);
  if (!sourceTypes.includes(type)) return [];
  const text = readFileSync(path, 'utf8');
  if (!text.includes('.md')) return [];
  const named = blankStrings(text, type.endsWith('x')).match(/[\w@./-]+\.md\b/g) ?? [];
  return [...new Set(named)].filter((document) => !existsSync(join(folder, document)));
}

/**
 * The refused words in the texts that a product file shows.
 * @param {string} path
 * @param {(text: string) => ReturnType<ReturnType<typeof createWordFinder>>} findWords
 */
function wordsOnScreenOf(path, findWords) {
  const type = extname(path);
  const text = readFileSync(path, 'utf8');
  if (type === '.html') return findWords(text);
  return sourceTypes.includes(type) && findWords(text).length > 0
    ? findWords(keepScreenText(text, type.endsWith('x')))
    : [];
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const complaints = checkWords();
  for (const complaint of complaints) console.log(complaint);
  process.exitCode = complaints.length > 0 ? 1 : 0;
}
