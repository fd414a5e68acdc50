import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import * as forms from '@portal/shared/forms';
import * as parts from '@portal/shared/parts';
import * as ui from '@portal/shared/ui';
import type { ComponentType } from 'react';
import { findAccessibilityFaults, renderPart } from '../src/testing/render-part.tsx';

/** What starts with a capital and has no example, and why. */
const withoutExample: Readonly<Record<string, readonly string[]>> = {
  'Chakra’s layout components': [
    'Box',
    'Flex',
    'Grid',
    'GridItem',
    'HStack',
    'Icon',
    'Span',
    'Stack',
    'VisuallyHidden',
  ],
  'shows nothing itself': ['GlobalStyle', 'ShellProvider', 'UiProvider', 'FormProvider', 'Controller'],
  'shows another remote’s slot': ['SlotOutlet'],
  'react-router’s': ['BrowserRouter', 'Link', 'MemoryRouter', 'Navigate', 'Router'],
  'RxJS’s, no component': ['BehaviorSubject', 'Observable', 'Subject'],
};

const source = join(__dirname, '../src');
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.example.tsx'),
);

/** Name of a component → its example. */
async function readExamples(): Promise<readonly (readonly [string, ComponentType])[]> {
  const modules: readonly { readonly examples: Readonly<Record<string, ComponentType>> }[] =
    await Promise.all(files.map((file) => import(join(source, file))));
  return modules.flatMap(({ examples }) => Object.entries(examples));
}

test('each component of ui, parts and forms has one example, or is named with the reason', async () => {
  const exported = [ui, parts, forms]
    .flatMap((facade) => Object.keys(facade))
    .filter((name) => /^[A-Z]/.test(name));
  const shown = (await readExamples()).map(([name]) => name);
  expect([...shown, ...Object.values(withoutExample).flat()].sort()).toEqual(exported.sort());
});

test('each example shows something, without accessibility faults', async () => {
  const faults: Record<string, readonly string[]> = {};
  for (const [name, Example] of await readExamples()) {
    const { container, unmount } = renderPart(<Example />);
    const found = await findAccessibilityFaults(container);
    if (found.length > 0 || container.childElementCount === 0) faults[name] = found;
    unmount();
  }
  expect(faults).toEqual({});
});
