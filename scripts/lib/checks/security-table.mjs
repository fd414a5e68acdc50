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

/**
 * A row of security.json: ids of the standard, the requirement in our words, its state, how it is met, and the test;
 * `–` where there is none. A file is in backticks, a test's title or a document's heading after it in “”.
 * @typedef {{ ids: string, what: string, state: string, how: string, test: string }} SecurityRow
 */

/** @param {readonly SecurityRow[]} rows */
function complaintsAboutIds(rows) {
  const named = rows.flatMap(({ ids }) => idsOf(ids));
  return [
    ...[...allIds].filter((id) => !named.includes(id)).map((id) => `${id} has no row`),
    ...named.filter((id, index) => named.indexOf(id) !== index).map((id) => `${id} has two rows`),
    ...named.filter((id) => !allIds.has(id)).map((id) => `${id} is no requirement of level 1 or 2`),
  ];
}

/** @param {SecurityRow} row */
function complaintsAboutRow(row) {
  const { ids, state, how, test } = row;
  const isProven = /`[^`]+\.\w+`/.test(how) || /“/.test(test);
  const names = Object.keys(row).join(', ');
  return [
    ...(names === 'ids, what, state, how, test' ? [] : [`${ids} has the fields ${names}`]),
    ...(states.includes(state) ? [] : [`${ids} has the unknown state "${state}"`]),
    ...(state === 'met' && !isProven ? [`${ids} is met, but names no file, document or test`] : []),
  ];
}

/** The rows that are not met are those of the document's summary. @param {readonly SecurityRow[]} rows @param {string} markdown */
function complaintsAboutSummary(rows, markdown) {
  const [, summary = ''] = /\n## Not met\n(.*?)\n## /s.exec(markdown) ?? [];
  const summarised = new Set(idsOf(summary));
  const open = new Set(rows.flatMap(({ ids, state }) => (state === 'not met' ? idsOf(ids) : [])));
  return [
    ...[...open].filter((id) => !summarised.has(id)).map((id) => `${id} is not in the summary`),
    ...[...summarised].filter((id) => !open.has(id)).map((id) => `${id} is in the summary, but not open`),
  ];
}

/** Sources write an apostrophe in a string of single quotes as `\'`. @param {string} text */
const withPlainApostrophes = (text) => text.replaceAll("\\'", "'");

/** Whether a test file has this title, or a document this heading. @param {string} file @param {string} title @param {string} text */
const hasTitle = (file, title, text) =>
  file.endsWith('.md')
    ? text.split('\n').some((line) => line.replace(/^#+ /, '') === title && line !== title)
    : withPlainApostrophes(text).includes(title);

/** @param {string} text @param {string} root */
function complaintsAboutFiles(text, root) {
  const files = [...text.matchAll(/`([\w@.-]+(?:\/[\w@.-]+)+\.\w+|[\w-]+\.(?:json|yaml))`/g)]
    .map(([, file = '']) => file)
    // some files of a site are named as well
    .filter((file) => !file.startsWith('public/'));
  const missing = new Set(files.filter((file) => !existsSync(join(root, file))));
  const titles = [...text.matchAll(/`([^`]+\.(?:(?:test|spec)\.tsx?|md))` “([^”]+)”/g)];
  return [
    ...[...missing].map((file) => `${file} does not exist`),
    ...titles.flatMap(([, file = '', title = '']) =>
      !missing.has(file) && !hasTitle(file, title, readFileSync(join(root, file), 'utf8'))
        ? [`${file} has no ${file.endsWith('.md') ? 'heading' : 'test'} “${title}”`]
        : [],
    ),
  ];
}

/**
 * Compares security.json with the standard and with the repository: every requirement has one row, every file, heading
 * and test that a row or docs/security.md names exists, and the document's summary names exactly what is not met.
 * Returns a line for each fault.
 * @param {readonly SecurityRow[]} rows
 * @param {string} markdown docs/security.md
 * @param {string} root folder of the repository
 * @returns {string[]}
 */
export const complaintsAboutSecurity = (rows, markdown, root) => [
  ...complaintsAboutIds(rows),
  ...rows.flatMap(complaintsAboutRow),
  ...complaintsAboutSummary(rows, markdown),
  ...complaintsAboutFiles([markdown, ...rows.map(({ how, test }) => `${how} ${test}`)].join('\n'), root),
];
