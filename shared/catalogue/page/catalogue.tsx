import {
  applyColorMode,
  Box,
  Button,
  chakra,
  MemoryRouter,
  ShellProvider,
  Text,
  UiProvider,
} from '@portal/shared/ui';
import { type ComponentType, useEffect, useState } from 'react';
import { readChosen } from '../../src/testing/chosen/choices.ts';
import { chosenShell } from '../../src/testing/chosen/chosen-shell.ts';
import { type Part, partList } from '../part.ts';
import { PartProps } from './part-props.tsx';

const Page = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '200px minmax(0, 1fr)' },
    gap: '8',
    p: '6',
  },
});
const Names = chakra('nav', {
  base: {
    display: 'grid',
    alignContent: 'start',
    gap: '1',
    position: { lg: 'sticky' },
    top: '6',
    maxH: { lg: '90vh' },
    overflowY: { lg: 'auto' },
  },
});
const Pictures = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: 'repeat(auto-fit, minmax(0, 1fr))' },
    gap: '4',
    my: '4',
  },
});
const Picture = chakra('div', {
  base: {
    p: '4',
    borderWidth: '1px',
    borderColor: 'border.default',
    borderRadius: 'lg',
    bg: 'bg.surface',
    color: 'fg.default',
    overflowX: 'auto',
    // a table's head stays at the top of what scrolls
    '--table-top': '0px',
  },
});

const shell = chosenShell(readChosen(new URLSearchParams()));

/** An example in a color mode, with shell and router, as in a slot. */
function PictureIn({ mode, Example }: { readonly mode: 'light' | 'dark'; readonly Example: ComponentType }) {
  return (
    <Picture className={mode} data-mode={mode} style={{ colorScheme: mode }}>
      <ShellProvider value={shell}>
        <MemoryRouter>
          <Example />
        </MemoryRouter>
      </ShellProvider>
    </Picture>
  );
}

/** Returns the components as their types describe them; why they cannot be read; `undefined` until they are. */
function useParts(): readonly Part[] | string | undefined {
  const [parts, setParts] = useState<readonly Part[] | string>();
  useEffect(() => {
    const read = async () => {
      const response = await fetch('/parts.json');
      if (!response.ok) return 'The types could not be read: the terminal says why.';
      return partList.parse(await response.json());
    };
    read().then(setParts, (error: unknown) => setParts(String(error)));
  }, []);
  return parts;
}

interface CatalogueProps {
  /** Name of a component → its example, in order. */
  readonly examples: readonly (readonly [name: string, Example: ComponentType])[];
}

/**
 * All parts of `shared`, each with its picture in light and dark, its comment and its props. What opens over the page has the
 * page's mode, which can be changed.
 */
export function Catalogue({ examples }: CatalogueProps) {
  const [isDark, setDark] = useState(false);
  useEffect(() => applyColorMode(isDark ? 'dark' : 'light'), [isDark]);
  const parts = useParts();
  return (
    <UiProvider>
      <Page>
        <Names aria-label="Parts">
          <Button variant="outline" size="sm" onClick={() => setDark(!isDark)}>
            {isDark ? 'Light and dark' : 'All in dark'}
          </Button>
          {examples.map(([name]) => (
            <a key={name} href={`#${name}`}>
              {name}
            </a>
          ))}
        </Names>
        <div>
          {typeof parts === 'string' ? <Text role="alert">{parts}</Text> : null}
          {examples.map(([name, Example]) => (
            <Box as="section" key={name} id={name} aria-label={name} mb="12">
              <chakra.h2 textStyle="h1">{name}</chakra.h2>
              <PartProps
                part={typeof parts === 'object' ? parts.find((each) => each.name === name) : undefined}
              >
                <Pictures>
                  {isDark ? null : <PictureIn mode="light" Example={Example} />}
                  <PictureIn mode="dark" Example={Example} />
                </Pictures>
              </PartProps>
            </Box>
          ))}
        </div>
      </Page>
    </UiProvider>
  );
}
