import { getMissingCodeText } from './missing-code-text.ts';

test.each([
  ['PRS', /not registered for private retirement schemes/],
  ['CS', /not registered for unit trusts/],
])('plan %s: names the registration that the agent lacks', (plan, text) => {
  expect(getMissingCodeText(plan)).toMatch(text);
});
