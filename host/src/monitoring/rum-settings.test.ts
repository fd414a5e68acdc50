import { testConfig } from '@portal/shared/testing';
import { decodeConfig } from '../page-data.ts';
import { rumSettings } from './rum-settings.ts';

const monitoring = {
  applicationId: 'app',
  clientToken: 'pub',
  tracedApis: ['https://api.example', 'https://api-uat.example/base'],
};
const settings = (changes: object = {}) =>
  rumSettings(decodeConfig({ ...testConfig, monitoring, ...changes }));

test('[MON-01] every session is sampled and replayed, user input is masked, the version is 4.3.0', () => {
  expect(settings()).toMatchObject({
    sessionSampleRate: 100,
    sessionReplaySampleRate: 100,
    defaultPrivacyLevel: 'mask-user-input',
    version: '4.3.0',
  });
});

test('[MON-01] the environment is prod unless configured', () => {
  const { environment: _environment, ...unsaid } = testConfig;
  expect(rumSettings(decodeConfig({ ...unsaid, monitoring }))?.env).toBe('prod');
  expect(settings({ environment: 'uat' })?.env).toBe('uat');
});

test.each([
  ['https://api.example/cif/1', true],
  ['https://api-uat.example/base/x', true],
  ['https://api.example.evil/cif', false],
  ['http://api.example/cif', false],
  ['https://id.example/token', false],
  ['/relative', false],
])('[MON-01] requests to the two API hosts are traced, and no others: %s', (address, expected) => {
  expect(settings()?.allowedTracingUrls.some((matches) => matches(address))).toBe(expected);
});

test('[MON-02] the product identifies itself as a digital form application', () => {
  expect(settings()?.service).toBe('digital-form-application');
});

test('without configuration there is nothing to report to', () => {
  expect(settings({ monitoring: undefined })).toBeUndefined();
});
