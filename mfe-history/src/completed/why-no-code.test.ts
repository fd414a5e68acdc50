import { whyNoCode } from './why-no-code.ts';

test.each([
  ['PRS', /not registered for private retirement schemes/],
  ['CS', /not registered for unit trusts/],
])('plan %s: names the registration that the agent lacks', (plan, text) => {
  expect(whyNoCode(plan)).toMatch(text);
});
