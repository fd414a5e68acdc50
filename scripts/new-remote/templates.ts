/** What the files of a new remote are made of. */
export interface NewRemote {
  /** `mfe-notes` */
  readonly name: string;
  /** Path without a slash: `notes`. */
  readonly path: string;
  /** On screen: `Notes`. */
  readonly title: string;
  /** Name of a component: `Notes`. */
  readonly component: string;
}

/** Derives the names of a remote: `mfe-price-alerts` has the path `price-alerts`, the title `Price alerts`. */
export function namesOf(name: string): NewRemote {
  const path = name.slice('mfe-'.length);
  const words = path.split('-');
  const capitalise = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
  return { name, path, title: capitalise(words.join(' ')), component: words.map(capitalise).join('') };
}

const declaration = ({ path, title }: NewRemote) => `import {
  customerAction,
  customerTab,
  defineRemote,
  finderCommand,
  homeTile,
  slot,
} from '@portal/shared/remote';

const page = slot({
  name: '${path}-page',
  label: '${title}',
  load: () => import('./src/slots/${path}-page.tsx'),
});
const tab = slot({
  name: '${path}-tab',
  label: 'The customer’s ${title.toLowerCase()}',
  load: () => import('./src/slots/${path}-tab.tsx'),
});
const action = slot({
  name: '${path}-action',
  label: 'The customer’s ${title.toLowerCase()}',
  load: () => import('./src/slots/${path}-action.tsx'),
});
const tile = slot({
  name: '${path}-tile',
  label: '${title}',
  load: () => import('./src/slots/${path}-tile.tsx'),
});

export default defineRemote({
  team: '${title}',
  pages: [
    {
      path: '/${path}',
      slot: page,
      title: '${title}',
      crumbs: [{ label: 'Home', path: '/dashboard' }, { label: '${title}' }],
      nav: { label: '${title}', icon: 'sticky-note', after: ['/application'] },
    },
  ],
  fills: [
    customerTab(tab, { label: '${title}' }),
    customerAction(action, { label: 'Show ${title.toLowerCase()}' }),
    // shown while this flag of the flag service is on
    homeTile(tile, { label: '${title}', when: { flag: '${path}-tile' } }),
    finderCommand({ label: 'Open ${title.toLowerCase()}', path: '/${path}' }),
  ],
});
`;

const page = ({ title, component }: NewRemote) => `import { PageContent } from '@portal/shared/parts';
import { PageTitle, Text } from '@portal/shared/ui';

/** The page of the menu entry. */
export function ${component}Page() {
  return (
    <PageContent>
      <PageTitle>${title}</PageTitle>
      <Text mt="2" color="fg.muted">
        Nothing here yet.
      </Text>
    </PageContent>
  );
}
`;

const tab = ({
  title,
  component,
}: NewRemote) => `import type { customerTab, PropsOf } from '@portal/shared/remote';
import { Text } from '@portal/shared/ui';

/** The tab of a customer's profile. */
export function ${component}Tab({ customerId }: PropsOf<typeof customerTab>) {
  return <Text>No ${title.toLowerCase()} of customer {customerId} yet.</Text>;
}
`;

const action = ({ title, component }: NewRemote) => `import { Dialog } from '@portal/shared/parts';
import type { customerAction, PropsOf } from '@portal/shared/remote';
import { Button, Text } from '@portal/shared/ui';

/** What the entry under More on a customer's profile opens. */
export function ${component}Action({ customerId, onClose }: PropsOf<typeof customerAction>) {
  return (
    <Dialog
      open
      onClose={onClose}
      title="${title}"
      footer={
        <Button variant="outline" onClick={onClose}>
          Close
        </Button>
      }
    >
      <Text>No ${title.toLowerCase()} of customer {customerId} yet.</Text>
    </Dialog>
  );
}
`;

const tile = ({ title, component }: NewRemote) => `import { Text } from '@portal/shared/ui';

/** The tile of home. */
export const ${component}Tile = () => <Text>No ${title.toLowerCase()} today.</Text>;
`;

const test = ({ title, path, component }: NewRemote) => `import { renderSlot } from '@portal/shared/testing';
import { screen } from '@testing-library/react';
import { ${component}Action } from './${path}-action.tsx';
import { ${component}Page } from './${path}-page.tsx';
import { ${component}Tab } from './${path}-tab.tsx';
import { ${component}Tile } from './${path}-tile.tsx';

test('shows the page with its heading', () => {
  renderSlot(<${component}Page />);
  expect(screen.getByRole('heading', { level: 1, name: '${title}' })).toBeVisible();
});

test('shows the tab of a customer', () => {
  renderSlot(<${component}Tab customerId="C1" />);
  expect(screen.getByText('No ${title.toLowerCase()} of customer C1 yet.')).toBeVisible();
});

test('the action opens a dialog, which closes it', async () => {
  const close = jest.fn();
  const { user } = renderSlot(<${component}Action customerId="C1" onClose={close} />);
  expect(await screen.findByRole('dialog', { name: '${title}' })).toBeVisible();
  await user.keyboard('{Escape}');
  expect(close).toHaveBeenCalledTimes(1);
});

test('shows the tile', () => {
  renderSlot(<${component}Tile />);
  expect(screen.getByText('No ${title.toLowerCase()} today.')).toBeVisible();
});
`;

const spec = ({
  path,
  title,
}: NewRemote) => `import { expect, test } from '../../e2e/support/fixtures/test.ts';
import { firstCustomer } from '../../e2e/support/service/agent.ts';

test('the menu opens the page', async ({ page, seed }) => {
  await seed.session();
  await page.goto('/dashboard');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: '${title}' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '${title}' })).toBeVisible();
});

test('the profile’s menu opens the action', async ({ page, agent, seed }) => {
  await seed.session();
  await page.goto(\`/client-profile?customerId=\${firstCustomer(agent).customerId}\`);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Show ${title.toLowerCase()}' }).click();
  await expect(page.getByRole('dialog', { name: '${title}' })).toBeVisible();
});

test('home has the tile while its flag is on', async ({ page, control, seed, site }) => {
  await site.switchTelemetryOn();
  await control.flag('${path}-tile', 'true');
  await seed.session();
  await page.goto('/dashboard');
  await expect(page.getByRole('region', { name: '${title}' })).toContainText('No ${title.toLowerCase()} today.');
});
`;

/** Where the common browser tests find its slots. */
const browserTests = ({ name, path, title }: NewRemote) => ({
  specs: [],
  views: [
    { slot: `${path}-page`, path: `/${path}`, shows: { selector: 'h1', text: title } },
    {
      slot: `${path}-tab`,
      path: `/client-profile?customerId={customerId}&tab=${name}/${path}-tab`,
      shows: { selector: '[role=tabpanel]', text: `No ${title.toLowerCase()} of customer` },
    },
  ],
  slotsOfSpecs: Object.fromEntries(
    ['action', 'tile'].map((part) => [`${path}-${part}`, `${name}/e2e/${path}.spec.ts`]),
  ),
});

const readme = ({ name, path, title }: NewRemote) => `# ${name}

| path | slot |
|---|---|
| \`/${path}\` | [${name}/src/slots/${path}-page.tsx](src/slots/${path}-page.tsx) |

${title}: say here in one sentence what it is for.
`;

/** Returns the files of a new remote: path in its folder → text. `dependencies`: those of its package. */
export function filesOf(
  remote: NewRemote,
  dependencies: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const { name, path, component } = remote;
  const packageJson = {
    name: `@portal/${name}`,
    version: '1.0.0',
    private: true,
    license: 'MIT',
    type: 'module',
    sideEffects: false,
    dependencies,
  };
  const slotOf = (part: string) =>
    `import { createParcel } from '@portal/shared/ui';\nimport { ${part} } from '../${path}/index.ts';\n\nexport default createParcel(${part});\n`;
  return {
    'package.json': `${JSON.stringify(packageJson, null, 2)}\n`,
    'webpack.config.ts':
      "import { remoteConfig } from '@portal/shared/build';\nimport remote from './remote.ts';\n\nexport default remoteConfig(import.meta.dirname, remote);\n",
    'remote.ts': declaration(remote),
    [`src/slots/${path}-page.tsx`]: slotOf(`${component}Page`),
    [`src/slots/${path}-tab.tsx`]: slotOf(`${component}Tab`),
    [`src/slots/${path}-action.tsx`]: slotOf(`${component}Action`),
    [`src/slots/${path}-tile.tsx`]: slotOf(`${component}Tile`),
    [`src/${path}/index.ts`]: ['Action', 'Page', 'Tab', 'Tile']
      .map((part) => `export { ${component}${part} } from './${path}-${part.toLowerCase()}.tsx';\n`)
      .join(''),
    [`src/${path}/${path}-page.tsx`]: page(remote),
    [`src/${path}/${path}-tab.tsx`]: tab(remote),
    [`src/${path}/${path}-action.tsx`]: action(remote),
    [`src/${path}/${path}-tile.tsx`]: tile(remote),
    [`src/${path}/${path}.test.tsx`]: test(remote),
    [`e2e/${path}.spec.ts`]: spec(remote),
    'e2e/tests.json': JSON.stringify(browserTests(remote)),
    'README.md': readme(remote),
  };
}

/**
 * Returns the lock file with a new package that has the dependencies of another, of whose importer it gets a copy: an install
 * would look for newer versions. Throws an Error when the other has none.
 */
export function withImporter(lock: string, name: string, model: string): string {
  const [importer] = new RegExp(`^  ${model}:\\n(?:(?:    .*)?\\n)*?(?=^  \\S|^\\S)`, 'm').exec(lock) ?? [];
  if (importer === undefined) throw new Error(`pnpm-lock.yaml has no importer ${model}.`);
  return lock.replace(importer, () => importer + importer.replace(model, name));
}
