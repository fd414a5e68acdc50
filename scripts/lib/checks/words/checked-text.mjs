/**
 * Returns a source with everything blanked that is not checked for words: strings, regular expressions and JSX text,
 * since they may be shown on screen or sent. Comments, identifiers and test titles stay. Length and lines do not
 * change, so an offset means the same in both.
 * @param {string} source TypeScript or JavaScript
 * @param {boolean} hasJsx
 * @returns {string}
 */
export function blankStrings(source, hasJsx) {
  const blanked = blankLiterals(source);
  return hasJsx ? blanked.replace(jsxText, (_, before, text) => before + blank(text)) : blanked;
}

/**
 * Returns a source with everything blanked but its text on screen: strings and JSX text that read as words, with a
 * space or a capital. Messages of errors are for developers. Offsets mean the same in both.
 * @param {string} source TypeScript or JavaScript
 * @param {boolean} hasJsx
 * @returns {string}
 */
export function keepScreenText(source, hasJsx) {
  const code = blankStrings(source, hasJsx);
  const texts = source.replace(/[^\n]/g, (character, index) => (code[index] === character ? ' ' : character));
  return texts.replace(/\S(?: ?\S)*/g, (text, index) => {
    const before = source.slice(Math.max(0, index - 60), index);
    const isWords = /\S \S|^['"`]?[A-Z]/.test(text) || /\} $/.test(before);
    return isWords && !/Error\(\s*$/.test(before) ? text : blank(text);
  });
}

/** Text between tags or expressions: no code characters, and no keyword that begins a declaration after a `}`. */
const jsxText =
  /(>|\})(?!\s*(?:\/|export|interface|class|else|catch|finally|do|try|const|let|return|type|function|async|if|for)\b)([^<>{}();=*]+)(?=[<{])/g;

/** A comment, a string, the beginning of a template, a regular expression, or a brace. */
const token =
  /\/\/[^\n]*|\/\*[\s\S]*?\*\/|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`|\{|\}|\/(?![*/])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\/[a-z]*/g;

/** A template's text to its closing quote, or to the beginning of an expression in it. */
const templateText = /(?:\\[\s\S]|\$(?!\{)|[^`\\$])*(?:`|\$\{)/y;

/** @param {string} source */
function blankLiterals(source) {
  /** @type {string[]} */
  const parts = [];
  let at = 0;
  /** For each open brace: what goes on after its closing one. @type {{ inTemplate: boolean, isTitle: boolean }[]} */
  const braces = [];
  token.lastIndex = 0;
  for (let match = token.exec(source); match; match = token.exec(source)) {
    const [found] = match;
    const before = source.slice(Math.max(0, match.index - 60), match.index);
    if (isRegex(found) && !mayBeginRegex(before)) {
      token.lastIndex = match.index + 1;
      continue;
    }
    parts.push(source.slice(at, match.index));
    if (found === '{') braces.push({ inTemplate: false, isTitle: false });
    /** @type {typeof braces[number] | undefined} */
    const closed = found === '}' ? braces.pop() : undefined;
    const title = closed?.inTemplate ? closed.isTitle : isTitle(before);
    parts.push(isComment(found) || /[{}]/.test(found.charAt(0)) || title ? found : blank(found));
    at = match.index + found.length;
    if (found === '`' || closed?.inTemplate) {
      templateText.lastIndex = at;
      const text = templateText.exec(source)?.[0] ?? source.slice(at);
      if (text.endsWith('${')) braces.push({ inTemplate: true, isTitle: title });
      parts.push(title ? text : blank(text));
      at += text.length;
    }
    token.lastIndex = at;
  }
  return parts.join('') + source.slice(at);
}

/** @param {string} text */
const blank = (text) => text.replace(/[^\n]/g, ' ');

/** @param {string} found */
const isComment = (found) => found.startsWith('//') || found.startsWith('/*');

/** @param {string} found */
const isRegex = (found) => found.startsWith('/') && !isComment(found);

/** Whether a string after this code is a test's title: `test('`, `test.each(cases)('`. @param {string} code */
const isTitle = (code) => /\b(?:test|it|describe)(?:\.\w+)*\(\s*$|\)\(\s*$/.test(code);

/** Whether a slash after this code begins a regular expression and is no division and no closing tag. @param {string} code */
const mayBeginRegex = (code) => /(?:^|[(,=:[!&|?{};+*%~^>-]|\breturn|\bcase)\s*$/.test(code);
