import type { RemoteName } from '@portal/shared/contract';
import { slotsOf } from '../../../shared/src/contract/remote/index.ts';
import { declarationOf, remoteNames } from '../remotes.ts';
import { testsOf } from './tests-of-remotes.ts';

/** Where the browser tests find a slot: they count what it costs, what it leaves behind, and what a fault of it leaves. */
export interface View {
  readonly remote: RemoteName;
  readonly slot: string;
  /** The slot's label, by which it is named when it could not be loaded. */
  readonly label: string;
  /** Address of the page that shows it, about one of the agent's customers where it is about one: `{customerId}`. */
  readonly path: string;
  /** CSS selector of the button that opens and closes it; undefined when the page shows it at once. */
  readonly press: string | undefined;
  /** An element that is there once the slot has its content: its CSS selector, and a part of its text. */
  readonly shows: { readonly selector: string; readonly text: string };
  /** The remote whose page it is on: another one for what fills a place. Undefined for a page of the host. */
  readonly pageOf: RemoteName | undefined;
  /** Whether it is a part of that page: what fills a place, or a dialog. */
  readonly isPart: boolean;
  /** Whether it is seen before sign-in. */
  readonly isOutside: boolean;
}

/** All pages that remotes declare. */
const pages = remoteNames.flatMap((remote) =>
  (declarationOf(remote).pages ?? []).map((page) => ({ remote, ...page })),
);

/** Returns the declared page of an address; undefined for one of the host. */
const pageAt = (address: string) =>
  pages.find(({ path }) =>
    new RegExp(`^${path.replaceAll(/:[^/]+/g, '[^/]+')}$`).test(address.replace(/\?.*/, '')),
  );

/** Where each remote's slots are seen, in the order of its `e2e/tests.json`. */
export const views: readonly View[] = remoteNames.flatMap((remote) =>
  testsOf(remote).views.map(({ press, ...view }) => {
    const page = pageAt(view.path);
    const slot = slotsOf(declarationOf(remote)).find(({ name }) => name === view.slot);
    if (!slot) throw new Error(`${remote} has no slot ${view.slot}, which its e2e/tests.json shows.`);
    return {
      ...view,
      press,
      remote,
      label: slot.label,
      pageOf: page?.remote,
      isPart: page?.slot.name !== view.slot,
      isOutside: page?.area === 'outside',
    };
  }),
);

/** Slots that no view shows, because a spec has to lead to them: slot → spec. */
export const slotsOfSpecs: Readonly<Record<string, string>> = Object.assign(
  {},
  ...remoteNames.map((remote) => testsOf(remote).slotsOfSpecs),
);

/** Returns a view's address for one of the agent's customers. */
export const addressOf = ({ path }: Pick<View, 'path'>, customerId: string): string =>
  path.replace('{customerId}', customerId);

/** Returns the first view of a remote that fits. Throws an Error when there is none. */
export function viewOf(remote: RemoteName, fits: (view: View) => boolean = () => true): View {
  const view = views.find((each) => each.remote === remote && fits(each));
  if (!view) throw new Error(`${remote}/e2e/tests.json has no such view.`);
  return view;
}
