import { depthsOf } from './depth.ts';

const asked = (url: string, ...askedBy: string[]) => ({ url, isDocument: url === '/', askedBy });

test('what the HTML asks for has depth 1, what scripts ask for one more than the last of them', () => {
  const requests = [asked('/'), asked('a.js'), asked('b.js', 'a.js'), asked('c.js', 'a.js', 'b.js')];
  expect(depthsOf(requests)).toEqual([0, 1, 2, 3]);
});

test('counts an inline script as part of the document', () => {
  expect(depthsOf([asked('/'), asked('a.js', '/')])).toEqual([0, 1]);
});

test('what was fetched ahead keeps the depth at which it was first asked for', () => {
  const requests = [
    asked('/'),
    asked('a.js'),
    asked('b.js'),
    asked('b.js?attempt=1', 'a.js'),
    asked('c.js', 'b.js'),
  ];
  expect(depthsOf(requests)).toEqual([0, 1, 1, 2, 2]);
});
