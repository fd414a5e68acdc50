import { URLSearchParams as NodeSearchParams, URL as NodeURL } from 'node:url';
import { inForm } from '../support/run-form.ts';
import { argumentsOf, type ExportedReader, findExportedReaders, importReader } from './exported-readers.ts';
import { hostileTexts, measure, textLength, worstTexts } from './hostile-texts.ts';

/** Milliseconds for a text. */
const limit = 50;

/** The files whose functions were slow once, or do most with a text. */
const worstFiles = [
  'shared/src/foundation/files/csv.ts',
  'shared/src/foundation/dates/index.ts',
  'shared/src/screen/forms/typed-date.ts',
  'shared/src/domain/customer-search/highlight.ts',
  'shared/src/screen/ui/theme/scale-with-text.ts',
];

const texts = inForm(worstTexts, hostileTexts);

// jsdom's are written in JavaScript, and ten times as slow as a browser's
beforeAll(() => void Object.assign(globalThis, { URL: NodeURL, URLSearchParams: NodeSearchParams }));

/** Returns the first text for which a function takes too long, with the time; `undefined` when it is quick for all. */
function findSlowText(
  read: (...args: readonly unknown[]) => unknown,
  reader: ExportedReader,
): string | undefined {
  for (const text of texts) {
    // a tenth first: what is not linear may take minutes for the whole
    for (const part of [text.slice(0, textLength / 10), text]) {
      const time = measure(() => read(...argumentsOf(reader, part)), limit);
      if (time > limit)
        return `${Math.round(time)} ms for ${part.length} characters, ${JSON.stringify(text.slice(0, 20))}…`;
    }
  }
  return undefined;
}

test(`every exported function that takes a text needs at most ${limit} ms for ${textLength} characters`, async () => {
  const readers = findExportedReaders(inForm(worstFiles, undefined));
  const slow: string[] = [];
  for (const reader of readers) {
    const read = await importReader(reader);
    const found = findSlowText(read, reader);
    if (found !== undefined) slow.push(`${reader.file} ${reader.name}: ${found}`);
  }
  expect(slow).toEqual([]);
  expect(readers.length).toBeGreaterThanOrEqual(inForm(worstFiles.length, 150));
  console.log(
    `measured: ${readers.length} exported functions with ${texts.length} texts, none above ${limit} ms`,
  );
});
