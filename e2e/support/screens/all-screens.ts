import { maintenancePath } from '@portal/shared/pages';
import type { Page } from 'playwright/test';
import { signedInPaths } from '../../cost/pages.ts';
import { waitUntilLoaded } from '../page/wait-until-loaded.ts';
import { type Agent, firstCustomer } from '../service/agent.ts';
import { draftForms } from './forms.ts';

/** A screen of the portal that a test looks at. */
export interface Screen {
  /** Its path without the customer, or the form's name on screen. */
  readonly name: string;
  readonly open: () => Promise<unknown>;
}

/** Every page and form of a signed-in agent, and the maintenance page. Needs the data of `seedForms`. */
export function allScreens(page: Page, agent: Agent, application: string): readonly Screen[] {
  const { customerId } = firstCustomer(agent);
  const paths = [
    ...signedInPaths(customerId).filter((path) => !path.includes('/detail/none')),
    `/application/detail/${application}`,
    '/client?keyword=a',
    maintenancePath,
  ];
  const forms = draftForms(page, agent, application);
  return [
    ...paths.map((path) => ({
      name: path.replace(`customerId=${customerId}`, '').replaceAll(/[?&]+$/g, ''),
      open: () => page.goto(path),
    })),
    ...forms.map(({ what, open }, index) => ({
      // two forms have the same draft
      name: forms.findIndex((form) => form.what === what) === index ? what : `${what}, edited`,
      open,
    })),
  ];
}

/** Opens one screen after the other, and returns the name of each when it has loaded. */
export async function* openEach(page: Page, screens: readonly Screen[]): AsyncGenerator<string> {
  for (const { name, open } of screens) {
    await open();
    await page.locator('h1, [role=dialog]').first().waitFor();
    await waitUntilLoaded(page);
    yield name;
  }
}
