/**
 * A refused word, or a phrase, in small letters; what to use instead; and a place where it is right, the start of a
 * file's path, empty for every file.
 * @typedef {{ word: string, use: string }} RefusedWord
 * @typedef {{ word: string, path: string }} AllowedWord
 * @typedef {{ word: string, use: string, line: number }} FoundWord
 */

/** A word of prose, or a part of an identifier: `is` and `Visible` in `isVisible`. */
const wordPattern = /[A-Z]+(?![a-z])|[A-Za-z][a-z]*/g;

/** What may be between the words of a phrase: nothing in an identifier, a new line in a comment. */
const gapPattern = /^(?:[\s_-]|\n\s*(?:\*|\/\/))*$/;

/**
 * Makes a function that finds refused words in a file's text: alone, as plural, and as a part of an identifier, but
 * not inside another word.
 * @param {readonly RefusedWord[]} refused
 * @param {readonly AllowedWord[]} allowed
 * @returns {(file: string, text: string) => FoundWord[]}
 */
export function createWordFinder(refused, allowed) {
  const refusedPhrases = byFirstWord(refused);
  const allowedPhrases = byFirstWord(allowed);
  return (file, text) => {
    const found = [];
    const pattern = new RegExp(wordPattern);
    for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
      const { index } = match;
      const exceptions = (phrasesOf(allowedPhrases, match[0]) ?? []).filter(({ path }) =>
        file.startsWith(path),
      );
      const exception = longestAt(text, index, exceptions);
      if (exception) {
        pattern.lastIndex = exception.end;
        continue;
      }
      const hit = longestAt(text, index, phrasesOf(refusedPhrases, match[0]) ?? []);
      if (!hit) continue;
      found.push({
        word: text.slice(index, hit.end).replace(/\s+/g, ' '),
        use: hit.entry.use,
        line: text.slice(0, index).split('\n').length,
      });
      pattern.lastIndex = hit.end;
    }
    return found;
  };
}

/** @template {{ word: string }} Entry @param {readonly Entry[]} entries @returns {Map<string, Entry[]>} */
function byFirstWord(entries) {
  const byWord = new Map();
  for (const entry of entries) {
    const [first = ''] = entry.word.split(' ');
    byWord.set(first, [...(byWord.get(first) ?? []), entry]);
  }
  return byWord;
}

/** @template Entry @param {Map<string, Entry[]>} byWord @param {string} word */
const phrasesOf = (byWord, word) => {
  const key = word.toLowerCase();
  return byWord.get(key) ?? byWord.get(key.replace(/s$/, ''));
};

/**
 * The longest phrase that the text has here; its first word is known to match.
 * @template {{ word: string }} Entry
 * @param {string} text
 * @param {number} index
 * @param {readonly Entry[]} entries
 * @returns {{ entry: Entry, end: number } | undefined}
 */
function longestAt(text, index, entries) {
  const words = wordsFrom(text, index, Math.max(0, ...entries.map(({ word }) => word.split(' ').length)));
  return entries
    .flatMap((entry) => {
      const phrase = entry.word.split(' ');
      const last = words[phrase.length - 1];
      const matches = phrase.every((word, at) => at === 0 || words[at]?.text === word);
      return last && matches ? [{ entry, end: last.end }] : [];
    })
    .sort((a, b) => b.end - a.end)[0];
}

/**
 * Up to `count` words in lower case with nothing between them but what a phrase may have. @param {string} text @param
 * {number} index @param {number} count
 */
function wordsFrom(text, index, count) {
  const words = [];
  let end = index;
  for (const match of text.slice(index, index + 200).matchAll(wordPattern)) {
    const start = index + match.index;
    if (words.length === count || !gapPattern.test(text.slice(end, start))) break;
    end = start + match[0].length;
    words.push({ text: match[0].toLowerCase(), end });
  }
  return words;
}
