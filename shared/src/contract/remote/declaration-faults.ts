import { readPortalPath } from '../../foundation/portal-path.ts';
import * as z from '../../foundation/schema/index.ts';
import type { DeclaredPage, Declares } from './declares.ts';
import { crumbs as crumbsSchema, menuEntry } from './frame-members.ts';
import { findFillingFault, knownPlaces } from './known-places.ts';
import { findLabelFault, findTextFault } from './label-faults.ts';

/** Returns why a page's menu entry is not shown, as the end of a sentence about its remote. */
function findMenuFault({ path, nav }: DeclaredPage): string | undefined {
  const { data } = z.safeParse(menuEntry, nav);
  const fault = data && findLabelFault(data.label, path);
  return fault && `has in the menu ${fault}`;
}

/** Returns why a page's breadcrumbs are not shown, as the end of a sentence about its remote. */
function findCrumbsFault({ path: page, crumbs }: DeclaredPage): string | undefined {
  const labels = (z.safeParse(crumbsSchema, crumbs).data ?? []).flatMap((crumb) =>
    'customer' in crumb ? [] : [crumb],
  );
  for (const { label, else: other, path } of labels) {
    if (path !== undefined && readPortalPath(path) === undefined)
      return `has in the breadcrumbs of ${page} the address ${JSON.stringify(path)}, which is no path of the portal`;
    for (const text of other === undefined ? [label] : [label, other]) {
      const fault = findLabelFault(text, path ?? page);
      if (fault !== undefined) return `has in the breadcrumbs of ${page} ${fault}`;
    }
  }
  return undefined;
}

/** Returns why menu entries and breadcrumbs of pages are not shown, as ends of sentences about their remote. */
export const findPageFaults = ({ pages }: Pick<Declares, 'pages'>): readonly string[] =>
  pages.flatMap((page) => [findMenuFault(page), findCrumbsFault(page)].flatMap((fault) => fault ?? []));

/** Returns the titles of pages and the names of slots that are no labels, as ends of sentences about their remote. */
const findTextFaults = ({ labels, pages }: Declares): readonly string[] =>
  [...Object.values(labels), ...pages.map(({ title }) => title)]
    .flatMap((text) => findTextFault(text) ?? [])
    .map((fault) => `has ${fault}`);

/** Returns why fillings of places that this host has are not shown, as ends of sentences about their remote. */
const findFillingFaults = ({ fills }: Pick<Declares, 'fills'>): readonly string[] =>
  fills.filter(({ place }) => knownPlaces.has(place)).flatMap((filling) => findFillingFault(filling) ?? []);

/** Most characters of what a remote declares, as JSON: every page has what all remotes declare. */
const longest = 20_000;

/** Returns why a remote declares too much, as the end of a sentence about it. */
function findSizeFault(declares: Declares): readonly string[] {
  const { length } = JSON.stringify(declares);
  return length > longest
    ? [`declares ${length} characters, and at most ${longest} are allowed: every agent’s page has them`]
    : [];
}

/** Returns what a remote must not declare, as ends of sentences about it. */
export const findDeclarationFaults = (declares: Declares): readonly string[] => [
  ...findSizeFault(declares),
  ...findTextFaults(declares),
  ...findPageFaults(declares),
  ...findFillingFaults(declares),
];

/** Returns what a release declares without the parts that no agent may see, and why they are left out. */
export function withoutFaults(declares: Declares): {
  readonly declares: Declares;
  readonly faults: readonly string[];
} {
  const faults = [...findPageFaults(declares), ...findFillingFaults(declares)];
  if (faults.length === 0) return { declares, faults };
  const pages = declares.pages.map(({ nav, crumbs, ...page }) => ({
    ...page,
    ...(findMenuFault({ ...page, nav }) === undefined ? { nav } : {}),
    ...(findCrumbsFault({ ...page, crumbs }) === undefined ? { crumbs } : {}),
  }));
  const fills = declares.fills.filter((filling) => findFillingFaults({ fills: [filling] }).length === 0);
  return { declares: { ...declares, pages, fills }, faults };
}
