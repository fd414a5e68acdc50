import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Ids of the requirements of OWASP ASVS 5.0.0, by level. `1.2.1–5` is a range. */
const requirementsByLevel = {
  1:
    '1.2.1–5 1.3.1–2 1.5.1 2.1.1 2.2.1–2 2.3.1 3.2.1–2 3.3.1 3.4.1–2 3.5.1–3 4.1.1 4.4.1 5.2.1–2 5.3.1–2 6.1.1 ' +
    '6.2.1–8 6.3.1–2 6.4.1–2 7.2.1–4 7.4.1–2 8.1.1 8.2.1–2 8.3.1 9.1.1–3 9.2.1 10.4.1–5 11.3.1–2 11.4.1 12.1.1 ' +
    '12.2.1–2 13.4.1 14.2.1 14.3.1 15.1.1 15.2.1 15.3.1',
  2:
    '1.1.1–2 1.2.6–9 1.3.3–11 1.4.1–3 1.5.2 2.1.2–3 2.2.3 2.3.2–4 2.4.1 3.3.2–4 3.4.3–6 3.5.4–5 3.7.1–2 4.1.2–3 ' +
    '4.2.1 4.3.1–2 4.4.2–4 5.1.1 5.2.3 5.4.1–3 6.1.2–3 6.2.9–12 6.3.3–4 6.4.3–4 6.5.1–5 6.6.1–3 6.8.1–4 7.1.1–3 ' +
    '7.3.1–2 7.4.3–5 7.5.1–2 7.6.1–2 8.1.2 8.2.3 8.4.1 9.2.2–4 10.1.1–2 10.2.1–2 10.3.1–4 10.4.6–11 10.5.1–5 ' +
    '10.6.1–2 10.7.1–3 11.1.1–2 11.2.1–3 11.3.3 11.4.2–4 11.5.1 11.6.1 12.1.2–3 12.3.1–4 13.1.1 13.2.1–5 13.3.1–2 ' +
    '13.4.2–5 14.1.1–2 14.2.2–4 14.3.2–3 15.1.2–3 15.2.2–3 15.3.2–7 16.1.1 16.2.1–5 16.3.1–4 16.4.1–3 16.5.1–3 ' +
    '17.1.1 17.2.1–4 17.3.1–2',
};

const states = ['met', 'by setting', 'not met', 'not ours', 'none'];

/** The ids of a cell: `7.2.1–3, 7.3.1` → four of them. @param {string} cell @returns {string[]} */
function idsOf(cell) {
  return [...cell.matchAll(/(\d+\.\d+)\.(\d+)(?:–(\d+))?/g)].flatMap(([, section, first, last = first]) =>
    Array.from(
      { length: Number(last) - Number(first) + 1 },
      (_, index) => `${section}.${Number(first) + index}`,
    ),
  );
}

/** Every id. */
const allIds = new Set(Object.values(requirementsByLevel).flatMap(idsOf));

/** Rows of the table of requirements, as cells. @param {string} markdown */
const rowsOf = (markdown) =>
  markdown
    .split('\n')
    .filter((line) => /^\| \d+\.\d+\.\d+/.test(line))
    .map((line) => line.slice(2, -2).split(' | '));

/** @param {string} markdown */
function complaintsAboutIds(markdown) {
  const named = rowsOf(markdown).flatMap(([ids = '']) => idsOf(ids));
  return [
    ...[...allIds].filter((id) => !named.includes(id)).map((id) => `${id} has no row`),
    ...named.filter((id, index) => named.indexOf(id) !== index).map((id) => `${id} has two rows`),
    ...named.filter((id) => !allIds.has(id)).map((id) => `${id} is no requirement of level 1 or 2`),
  ];
}

/** @param {readonly string[]} row */
function complaintsAboutRow([ids = '', , state = '', how = '', ...rest]) {
  const isProven = /`[^`]+\.\w+`|\]\(/.test(how) || /“/.test(rest.join());
  return [
    ...(rest.length === 1 ? [] : [`${ids} has ${rest.length + 4} cells instead of 5`]),
    ...(states.includes(state) ? [] : [`${ids} has the unknown state "${state}"`]),
    ...(state === 'met' && !isProven ? [`${ids} is met, but names no file, document or test`] : []),
  ];
}

/** The rows that are not met are those of the summary at the beginning. @param {string} markdown */
function complaintsAboutSummary(markdown) {
  const [, summary = ''] = /\n## Not met\n(.*?)\n## /s.exec(markdown) ?? [];
  const summarised = new Set(idsOf(summary));
  const open = new Set(
    rowsOf(markdown).flatMap(([ids = '', , state]) => (state === 'not met' ? idsOf(ids) : [])),
  );
  return [
    ...[...open].filter((id) => !summarised.has(id)).map((id) => `${id} is not in the summary`),
    ...[...summarised].filter((id) => !open.has(id)).map((id) => `${id} is in the summary, but not open`),
  ];
}

/** Sources write an apostrophe in a string of single quotes as `\'`. @param {string} text */
const withPlainApostrophes = (text) => text.replaceAll("\\'", "'");

/** @param {string} markdown @param {string} root */
function complaintsAboutFiles(markdown, root) {
  const files = [...markdown.matchAll(/`([\w@.-]+(?:\/[\w@.-]+)+\.\w+|[\w-]+\.(?:json|yaml))`/g)]
    .map(([, file = '']) => file)
    // some files of a site are named as well
    .filter((file) => !file.startsWith('public/'));
  const missing = new Set(files.filter((file) => !existsSync(join(root, file))));
  const titles = [...markdown.matchAll(/`([^`]+\.(?:test|spec)\.tsx?)` “([^”]+)”/g)];
  return [
    ...[...missing].map((file) => `${file} does not exist`),
    ...titles.flatMap(([, file = '', title = '']) =>
      !missing.has(file) && !withPlainApostrophes(readFileSync(join(root, file), 'utf8')).includes(title)
        ? [`${file} has no test “${title}”`]
        : [],
    ),
  ];
}

/**
 * Compares docs/security.md with the standard and with the repository: every requirement has one row, every file and
 * test that a row names exists, and the summary names exactly what is not met. Returns a line for each fault. Its links
 * are checked as those of all documents.
 * @param {string} markdown
 * @param {string} root folder of the repository
 * @returns {string[]}
 */
export const complaintsAboutSecurity = (markdown, root) => [
  ...complaintsAboutIds(markdown),
  ...rowsOf(markdown).flatMap(complaintsAboutRow),
  ...complaintsAboutSummary(markdown),
  ...complaintsAboutFiles(markdown, root),
];
