import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteName } from '../src/contract/slots.ts';
import type { Assets } from './assets/assets-plugin.ts';
import { compressedSuffixes } from './assets/compressed-forms.ts';
import { contentFolder } from './assets/content-folder.ts';
import budgets from './budgets.json' with { type: 'json' };

/** A measured size and its budget, in bytes after brotli's best compression. */
export interface Figure {
  /** Name of the measured part: `mfe-notes, own code`. */
  readonly name: string;
  readonly bytes: number;
  /** Absent where the size is only printed: most code is limited by the pages that load it. */
  readonly budget?: number;
}

/** Returns the figures over their budget; empty when none is. One without a budget never is. */
export const findOverBudget = (figures: readonly Figure[]): readonly Figure[] =>
  figures.filter(({ bytes, budget }) => budget !== undefined && bytes > budget);

/**
 * Returns `mfe-notes, remoteEntry: 4.2 kB of at most 4.0 kB, 0.2 kB too many`, or the size alone where there is no
 * budget. 1 kB is 1,000 bytes.
 */
export function describeFigure({ name, bytes, budget }: Figure): string {
  if (budget === undefined) return `${name}: ${kB(bytes)}`;
  const verdict = bytes > budget ? `${kB(bytes - budget)} too many` : `${kB(budget - bytes)} to spare`;
  return `${name}: ${kB(bytes)} of at most ${kB(budget)}, ${verdict}`;
}

/** Formats bytes as kB of 1,000 bytes. */
const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/** Size of a build's file in bytes as servers send it: of its brotli form, which a build emits where it is smaller. */
function sizeOf(dist: string, file: string): number {
  const compressed = join(dist, file + compressedSuffixes.br);
  return statSync(existsSync(compressed) ? compressed : join(dist, file)).size;
}

const sum = (sizes: readonly number[]): number => sizes.reduce((total, size) => total + size, 0);

/**
 * Measures a remote's build: its entry and each lazy library against their budgets, and all other scripts together. The
 * latter have no budget, because no page loads all of them: `e2e/cost/sizes.spec.ts` measures pages.
 */
export function measureRemote(remote: RemoteName, dist: string): readonly Figure[] {
  const scripts = readdirSync(dist).filter((file) => file.endsWith('.js'));
  const isEntry = (file: string) => file.startsWith('remoteEntry.');
  const isOf = (chunk: string) => (file: string) => file.startsWith(`${chunk}.`);
  /** Chunk name and budget of each library that the remote loads lazily. */
  const libraries = Object.entries(budgets.libraries).filter(([chunk]) => scripts.some(isOf(chunk)));
  const isOwn = (file: string) => !isEntry(file) && !libraries.some(([chunk]) => isOf(chunk)(file));
  const sizeOfAll = (files: readonly string[]) => sum(files.map((file) => sizeOf(dist, file)));
  return [
    {
      name: `${remote}, remoteEntry`,
      bytes: sizeOfAll(scripts.filter(isEntry)),
      budget: budgets.remoteEntry,
    },
    {
      name: `${remote}, own code`,
      bytes: sizeOfAll(scripts.filter(isOwn)),
    },
    ...libraries.map(([chunk, budget]) => ({
      name: `${remote}, library ${chunk}`,
      bytes: sizeOfAll(scripts.filter(isOf(chunk))),
      budget,
    })),
  ];
}

/** Layers of the host (host-layers.ts), and facades of which it may have a separate chunk. */
const layers = ['react', 'base', 'signed-in'];
const facades = { calls: 'service/calls', forms: 'screen/forms' };

/**
 * Measures the host's build: its entry script, its layers, and the chunks of facades. They have no budget: the pages that
 * load them have.
 */
export function measureHost(dist: string): readonly Figure[] {
  const assets: Assets = JSON.parse(readFileSync(join(dist, 'assets.json'), 'utf8'));
  const scripts = readdirSync(join(dist, contentFolder))
    .filter((file) => file.endsWith('.js'))
    .map((file) => `${contentFolder}/${file}`);
  const inLayer = (layer: string) => scripts.filter((file) => file.startsWith(`${contentFolder}/${layer}.`));
  const sizeOfAll = (files: readonly string[]) => sum(files.map((file) => sizeOf(dist, file)));
  const layerFiles = new Set(layers.flatMap(inLayer));
  const facadeFigures = Object.entries(facades).map(([facade, folder]) => {
    const files = (assets.chunks[`shared/src/${folder}/index.ts`] ?? []).filter(
      (file) => !layerFiles.has(file),
    );
    for (const file of files) layerFiles.add(file);
    return { name: `@portal/shared/${facade}`, bytes: sizeOfAll(files) };
  });
  return [
    { name: 'host, main', bytes: sizeOfAll(inLayer('main').filter((file) => assets.entry.includes(file))) },
    ...layers.map((layer) => ({ name: `host, ${layer}`, bytes: sizeOfAll(inLayer(layer)) })),
    ...facadeFigures,
  ];
}

/** Measures the build of the host or of a remote in the folder `dist`, in bytes. */
export const measureBuild = (name: 'host' | RemoteName, dist: string): readonly Figure[] =>
  name === 'host' ? measureHost(dist) : measureRemote(name, dist);
