import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { RemoteName } from '../src/contract/slots.ts';
import type { Assets } from './assets/assets-plugin.ts';
import budgets from './budgets.json' with { type: 'json' };

/** A measured size and what it may be at most, both in bytes as brotli's best compression leaves them. */
export interface Figure {
  /** What was measured: `mfe-cart, own code`. */
  readonly name: string;
  readonly bytes: number;
  readonly budget: number;
}

/** The figures that break their budget. */
export const overBudget = (figures: readonly Figure[]): readonly Figure[] =>
  figures.filter(({ bytes, budget }) => bytes > budget);

/** `mfe-cart, own code: 61.2 kB of at most 60.0 kB, 1.2 kB too many`. 1 kB is 1,000 bytes. */
export function describeFigure({ name, bytes, budget }: Figure): string {
  const verdict = bytes > budget ? `${kB(bytes - budget)} too many` : `${kB(budget - bytes)} to spare`;
  return `${name}: ${kB(bytes)} of at most ${kB(budget)}, ${verdict}`;
}

/** 1 kB is 1,000 bytes. */
const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/** Bytes that a browser fetches for a file of a build. */
const sizeOf = (dist: string, file: string): number =>
  brotliCompressSync(readFileSync(join(dist, file))).byteLength;

const sum = (sizes: readonly number[]): number => sizes.reduce((total, size) => total + size, 0);

/** Chunk → budget of libraries that a remote fetches only when something needs them. */
const librariesOf = (remote: RemoteName): readonly (readonly [chunk: string, budget: number])[] => {
  const libraries: Partial<Record<RemoteName, Readonly<Record<string, number>>>> = budgets.libraries;
  return Object.entries(libraries[remote] ?? {});
};

/**
 * A remote's build against its budget: its entry, each library that it fetches only when something needs it, and all
 * other scripts of its own.
 */
export function remoteFigures(remote: RemoteName, dist: string): readonly Figure[] {
  const scripts = readdirSync(dist).filter((file) => file.endsWith('.js'));
  const isEntry = (file: string) => file.startsWith('remoteEntry.');
  const libraries = librariesOf(remote);
  const isOf = (chunk: string) => (file: string) => file.startsWith(`${chunk}.`);
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
      budget: budgets.ownCode[remote],
    },
    ...libraries.map(([chunk, budget]) => ({
      name: `${remote}, library ${chunk}`,
      bytes: sizeOfAll(scripts.filter(isOf(chunk))),
      budget,
    })),
  ];
}

/**
 * The host's build against its budget: its entry script, its layers (host-layers.ts), and each facade that is a chunk
 * of its own.
 */
export function hostFigures(dist: string): readonly Figure[] {
  const assets: Assets = JSON.parse(readFileSync(join(dist, 'assets.json'), 'utf8'));
  const main = assets.entry.filter((file) => file.startsWith('main.'));
  const scripts = readdirSync(dist).filter((file) => file.endsWith('.js'));
  const inLayer = (layer: string) => scripts.filter((file) => file.startsWith(`${layer}.`));
  const layers = Object.entries(budgets.layers).map(([layer, budget]) => ({
    name: `host, ${layer}`,
    bytes: sum(inLayer(layer).map((file) => sizeOf(dist, file))),
    budget,
  }));
  const counted = new Set(Object.keys(budgets.layers).flatMap(inLayer));
  const facades = Object.entries(budgets.facades).map(([facade, budget]) => {
    const files = (assets.chunks[`shared/src/${facade}/index.ts`] ?? []).filter((file) => !counted.has(file));
    for (const file of files) counted.add(file);
    return { name: `@portal/shared/${facade}`, bytes: sum(files.map((file) => sizeOf(dist, file))), budget };
  });
  return [
    { name: 'host, main', bytes: sum(main.map((file) => sizeOf(dist, file))), budget: budgets.hostMain },
    ...layers,
    ...facades,
  ];
}

/** The figures of any package's build. */
export const figuresOf = (name: 'host' | RemoteName, dist: string): readonly Figure[] =>
  name === 'host' ? hostFigures(dist) : remoteFigures(name, dist);
