import { compact, simplify } from '@portal/shared/customer-search';

/**
 * Returns the words of a search, in lower case, all of which must match, each in one of its forms. A telephone or identity
 * number is one word.
 */
export function searchWords(keyword: string): readonly (readonly string[])[] {
  const text = keyword.trim().toLowerCase();
  const isNumber = /^\+?[\d\s()-]+$/.test(text) && /\d/.test(text);
  if (isNumber) {
    const digits = text.replace(/\D/g, '');
    const national = digits.replace(/^60/, '');
    if (text.startsWith('+')) return [[national]];
    // 60 is the country's code or the year of birth
    return [national.length > 2 ? [digits, national] : [digits]];
  }
  return (
    text
      .split(/\s+/)
      .filter((word) => word !== '')
      // a name or a number is typed with its dashes or without
      .map((word) => [...new Set([simplify(word), compact(word)])].filter((form) => form !== ''))
  );
}
