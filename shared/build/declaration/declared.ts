import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import * as z from '@portal/shared/schema';
import { isRemoteName } from '../../src/contract/index.ts';
import { findDeclarationFaults } from '../../src/contract/remote/declaration-faults.ts';
import type { Declares } from '../../src/contract/remote/declares.ts';
import { wholeDeclares } from '../../src/contract/remote/frame-members.ts';
import {
  type Filling,
  type PageDeclaration,
  type RemoteDeclaration,
  slotsOf,
} from '../../src/contract/remote/index.ts';
import { findFillingFault } from '../../src/contract/remote/known-places.ts';
import { overlap, reservedFor } from '../../src/contract/remote/reserved-paths.ts';
import { iconNodes } from './icon-nodes.ts';

/**
 * Returns what a remote's release declares, for its manifest. `directory`: the remote's folder. Throws an Error with one line
 * for each thing in `remote.ts` that is wrong.
 */
export function declaredOf(directory: string, remote: RemoteDeclaration): Declares {
  const complaints = complaintsAbout(directory, remote);
  const written = {
    labels: Object.fromEntries(slotsOf(remote).map(({ name, label }) => [name, label])),
    pages: (remote.pages ?? []).map(writePage),
    fills: (remote.fills ?? []).map(writeFilling),
  };
  const { data, error } = z.safeParse(wholeDeclares, JSON.parse(JSON.stringify(written)));
  // those of fillings are among the complaints, with those of unknown places
  const faults = data
    ? findDeclarationFaults({ ...data, fills: [] }).map((fault) => `${basename(directory)} ${fault}`)
    : [z.prettifyError(error)];
  const problems = [...complaints, ...faults];
  if (data && problems.length === 0) return data;
  throw new Error(`${basename(directory)}/remote.ts:\n${problems.join('\n')}`);
}

function complaintsAbout(directory: string, remote: RemoteDeclaration): readonly string[] {
  const { pages = [], fills = [] } = remote;
  const name = basename(directory);
  const names = slotsOf(remote).map((slot) => slot.name);
  const paths = pages.map(({ path }) => path);
  const places = fills.flatMap(({ place, slot }) => (slot ? [`${place} ${slot.name}`] : []));
  return [
    ...(isRemoteName(name) ? [] : [`The folder’s name ${name} is not mfe- and words of small letters.`]),
    ...repeated(names).map((slot) => `Two slots have the name ${slot}.`),
    ...names
      .filter((slot) => !existsSync(join(directory, `src/slots/${slot}.tsx`)))
      .map((slot) => `The slot ${slot} has no file src/slots/${slot}.tsx.`),
    ...paths
      .filter((path) => reservedFor(path) === 'host')
      .map((path) => `The path ${path} is reserved for the host.`),
    ...paths
      .filter((path, at) => paths.findIndex((other) => overlap(path, other)) < at)
      .map((path) => `The path ${path} matches the addresses of another page.`),
    ...pages.flatMap(({ path, nav }) =>
      nav && !iconNodes(nav.icon) ? [`${path}: lucide has no icon ${nav.icon}.`] : [],
    ),
    ...repeated(places).map((place) => `Two fillings are the same: ${place}.`),
    ...fills.flatMap((filling) => {
      const fault = findFillingFault(writeFilling(filling));
      return fault === undefined ? [] : [`${name} ${fault}`];
    }),
  ];
}

const repeated = (texts: readonly string[]): readonly string[] => [
  ...new Set(texts.filter((text, at) => texts.indexOf(text) < at)),
];

const writePage = ({ slot, nav, ...page }: PageDeclaration) => ({
  ...page,
  slot: slot.name,
  ...(nav ? { nav: { ...nav, icon: iconNodes(nav.icon) ?? [] } } : {}),
});

const writeFilling = ({ slot, order, meta, ...filling }: Filling) => ({
  ...filling,
  ...(slot ? { slot: slot.name } : {}),
  ...(order === 100 ? {} : { order }),
  ...(Object.keys(meta).length > 0 ? { meta } : {}),
});
