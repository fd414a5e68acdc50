/** @jest-environment node */
import { portalPolicy } from './policy.ts';

const policy = portalPolicy(
  {
    scriptHashes: ["'sha256-abc='"],
    trustedTypes: ['webpack-host'],
    scriptOrigins: ['http://localhost:4201'],
    connectOrigins: ['http://localhost:4210'],
  },
  'n0nce',
);

test('lets through what the composed page needs, and nothing else', () => {
  const directives = Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources.join(' ')];
    }),
  );
  expect(directives).toEqual({
    'default-src': "'none'",
    'script-src': "'self' http://localhost:4201 'sha256-abc='",
    'style-src': "'self' 'nonce-n0nce'",
    'connect-src': "'self' http://localhost:4210 http://localhost:4201",
    'img-src': "'self' data:",
    'font-src': "'self'",
    'frame-src': "'none'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'none'",
    'frame-ancestors': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': 'webpack-host',
  });
});

test('never lets inline or evaluated script through', () => {
  expect(policy).not.toMatch(/unsafe/);
});
