import { getPageRules } from './page-rules.ts';

test('names at the edges of a page cannot leave their string of CSS', () => {
  const rules = getPageRules({ company: 'A "B"', title: 'T', customer: 'C\\D\nE', time: 'now' });
  expect(rules['@page']['@bottom-left'].content).toBe('"A \\"B\\". For the named customer only."');
  expect(rules['@page']['@top-center'].content).toBe('"C\\\\D E"');
});
