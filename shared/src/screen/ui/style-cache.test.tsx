import { render } from '@testing-library/react';
import { Box } from './basics.ts';
import { UiProvider } from './provider.tsx';
import { createStyleCache } from './style-cache.ts';

test("every style element has the document's nonce", () => {
  const cache = createStyleCache({ nonce: 'abc' });
  render(
    <UiProvider cache={cache}>
      <Box color="fg.muted">text</Box>
    </UiProvider>,
  );
  const own = Array.from(document.querySelectorAll<HTMLStyleElement>('style[data-emotion="ap"]'));
  expect(own.length).toBeGreaterThan(0);
  expect(own.every((style) => style.nonce === 'abc')).toBe(true);
});

test("two roots share the document's rules and add none", () => {
  const cache = createStyleCache();
  const inserted = jest.spyOn(cache.sheet, 'insert');
  const documentRules = Object.keys(cache.inserted);
  for (const name of ['first', 'second']) {
    render(
      <UiProvider cache={cache}>
        <Box bg="bg.surface">{name}</Box>
      </UiProvider>,
    );
  }
  expect(documentRules).toHaveLength(1);
  expect(inserted).toHaveBeenCalledTimes(1);
  expect(document.querySelector('style[data-emotion="ap-global"]')).toBeNull();
});

test("a second copy of this file in development leaves the first paint's sheet before the host's", async () => {
  // emotion marks the sheets that it has found with data-s
  document.head.innerHTML =
    '<style data-emotion="ap frame" data-s>p{color:red}</style><style id="host">p{color:blue}</style>';
  jest.replaceProperty(process.env, 'NODE_ENV', 'development');
  jest.resetModules();
  const secondCopy = await import('./style-cache.ts');
  secondCopy.createStyleCache();
  jest.restoreAllMocks();
  const [first, second] = document.head.children;
  expect(first).toHaveAttribute('data-emotion', 'ap frame');
  expect(second).toHaveAttribute('id', 'host');
});
