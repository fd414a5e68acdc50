import { SiteRefusal } from './refusal.ts';
import { readPackageFolder, readReleaseName, readReleaseVersion } from './release-name.ts';

test.each(['1.2.3', '0.0.0', '999999999.0.10'])('%s is the version of a release', (text) => {
  expect(readReleaseVersion(text, 'package.json')).toBe(text);
});

const noVersions: readonly (readonly [string, unknown])[] = [
  ['a folder above', '../mfe-cart/1.1.0'],
  ['two folders above', '../../x'],
  ['a folder above, on Windows', '..\\1.1.0'],
  ['a folder below', '1.1.0/x'],
  ['a slash at the end', '1.1.0/'],
  ['two numbers', '1.0'],
  ['four numbers', '1.0.0.0'],
  ['a prerelease', '1.0.0-beta.1'],
  ['a build', '1.0.0+5'],
  ['a letter', 'v1.0.0'],
  ['a 0 before a number', '1.01.0'],
  ['a number of ten digits', '1.0.1234567890'],
  ['a number that no folder could have', `1.0.${'9'.repeat(300)}`],
  ['digits of full width', '\uff11.0.0'],
  ['Arabic digits', '\u0661.0.0'],
  ['a sign that is not shown', '1.0.0\u200b'],
  ['a line break', '1.0.0\n'],
  ['a space', ' 1.0.0'],
  ['a NUL', '1.0.0\0'],
  ['nothing', ''],
  ['no text', 1],
  ['no version', undefined],
];

test.each(noVersions)('%s is refused with what is expected', (_, text) => {
  const read = () => readReleaseVersion(text, 'mfe-notes/package.json');
  expect(read).toThrow(SiteRefusal);
  expect(read).toThrow(
    /^mfe-notes\/package\.json: [ -~]{1,90} is not the version of a release\. It is three numbers with dots between them, such as 1\.2\.0:/,
  );
});

test.each(['host', 'mfe-notes', 'mfe-price-alerts', `mfe-${'a'.repeat(24)}`])(
  '%s is the name of a package',
  (name) => {
    expect(readPackageFolder(name)).toBe(name);
  },
);

test.each([
  '',
  'remotes',
  'mfe-',
  'mfe-Notes',
  'mfe-notes2',
  'mfe-notes/1.0.0',
  'mfe-../x',
  'mfe-..\\x',
  '../mfe-notes',
  'mfe-notes\n',
  'mfe-note\u017f',
  'mfe-\u043dotes',
  'HOST',
  `mfe-${'a'.repeat(25)}`,
])('%j is refused with what is expected', (name) => {
  expect(() => readReleaseName({ package: name, version: '1.0.0' })).toThrow(
    /^"[ -~]{0,70}" is not the name of a package\. It is host, or mfe- and words of small letters/,
  );
});
