import { versionComplaint } from './check.ts';

const subject = {
  name: '@portal/shared/ui',
  entry: './src/ui/index.ts',
  version: '1.2.0',
  versionFile: 'shared/package.json',
};
const committed = {
  name: subject.name,
  version: '1.2.0',
  since: '1.0.0',
  body: 'export function Button(): void;',
};
const body = committed.body;

test('finds no problem if nothing changed or there is no report', () => {
  expect(versionComplaint({ subject, body, lastReport: committed })).toBeUndefined();
  expect(versionComplaint({ subject, body, lastReport: undefined })).toBeUndefined();
});

test.each([
  ['offers more than 1.2.0: raise its minor version', `${body}\n\nexport function Card(): void;`],
  ['is not the same as 1.2.0: raise its minor version', 'export function Button(label: string): void;'],
  ['has lost an export since 1.2.0: raise its minor version', 'export function Card(): void;'],
])('[FED-08] refuses a facade that changed without a higher version: it %s', (words, changed) => {
  expect(versionComplaint({ subject, body: changed, lastReport: committed })).toBe(
    `@portal/shared/ui ${words} (1.2.0 in shared/package.json), then run npm run api-report.`,
  );
});

test('refuses a place that passes something else under its number, also with a higher minor version', () => {
  const place = (props: string) => `export const tab: Place<{ ${props} }, NoMeta, 'customer.tab/1'>;`;
  const places = { ...subject, name: '@portal/shared/remote' };
  expect(
    versionComplaint({
      subject: { ...places, version: '1.3.0' },
      body: place('id: number'),
      lastReport: { ...committed, name: places.name, body: place('id: string') },
    }),
  ).toBe(
    '@portal/shared/remote has another customer.tab/1 than 1.2.0: only optional members may be added to a place. Give it the next number.',
  );
});

test('[FED-08] accepts a change with a higher version', () => {
  const changed = `${body}\n\nexport function Card(): void;`;
  expect(
    versionComplaint({ subject: { ...subject, version: '1.3.0' }, body: changed, lastReport: committed }),
  ).toBeUndefined();
});

test('refuses a lower version', () => {
  expect(
    versionComplaint({ subject: { ...subject, version: '1.1.0' }, body, lastReport: committed }),
  ).toMatch(/went back/);
});
