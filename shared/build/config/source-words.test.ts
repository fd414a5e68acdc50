import { resolve } from 'node:path';
import { findSourceWords } from './source-words.ts';

const words = findSourceWords(resolve(__dirname, '../../..'));

test('finds the texts of errors and reports, without what is filled in', () => {
  expect(words.texts).toEqual(
    expect.arrayContaining([
      'no sign-in remote',
      'registry.json could not be fetched (…)',
      'call failed',
      'another release runs',
      'session refresh failed',
      'sign_in_too_old',
      'background services',
      'RemoteLoadError',
      'The service took too long to answer.',
    ]),
  );
  expect(words.texts.filter((text) => /\$\{|testing|a test/.test(text))).toEqual([]);
});

test('finds calls and fields of the API', () => {
  expect(words.calls).toEqual(
    expect.arrayContaining(['/cif/{id}/enquiry/bankaccount', '/application/cart/list']),
  );
  expect(words.fields).toEqual(expect.arrayContaining(['customerId', 'fileName', 'contentType']));
});
