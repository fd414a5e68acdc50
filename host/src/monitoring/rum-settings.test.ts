import { portalConfig } from '@portal/shared/contract';
import { testConfig } from '@portal/shared/testing';
import { rumSettings } from './rum-settings.ts';

const monitoring = {
  applicationId: 'app',
  clientToken: 'pub',
  tracedApis: ['https://api.example', 'https://api-uat.example/base'],
};
const decodeConfig = (json: object) => portalConfig.parse(json);
const settings = (changes: object = {}) =>
  rumSettings(decodeConfig({ ...testConfig, monitoring, ...changes }));

test('[MON-01] samples and replays every session, masks user input and reports version 4.3.0', () => {
  expect(settings()).toMatchObject({
    sessionSampleRate: 100,
    sessionReplaySampleRate: 100,
    defaultPrivacyLevel: 'mask-user-input',
    version: '4.3.0',
  });
});

test('[MON-01] reports the environment prod unless another is configured', () => {
  const { environment: _environment, ...withoutEnvironment } = testConfig;
  expect(rumSettings(decodeConfig({ ...withoutEnvironment, monitoring }))?.env).toBe('prod');
  expect(settings({ environment: 'uat' })?.env).toBe('uat');
});

test.each([
  ['https://api.example/cif/1', true],
  ['https://api-uat.example/base/x', true],
  ['https://api.example.evil/cif', false],
  ['http://api.example/cif', false],
  ['https://id.example/token', false],
  ['/relative', false],
])('[MON-01] traces only requests to the two API hosts: %s', (address, expected) => {
  expect(settings()?.allowedTracingUrls.some((matches) => matches(address))).toBe(expected);
});

test('[MON-02] reports the service name of the specification', () => {
  expect(settings()?.service).toBe('digital-form-application');
});

test('keeps the monitoring session without a cookie', () => {
  expect(settings()?.sessionPersistence).toBe('local-storage');
});

test('returns undefined when monitoring is not configured', () => {
  expect(settings({ monitoring: undefined })).toBeUndefined();
});
