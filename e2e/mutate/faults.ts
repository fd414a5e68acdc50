import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { PackageName } from '@portal/shared/site';
import { packageNames } from '../support/packages.ts';

/** The test that should catch a fault: the quickest one that can. */
type Catcher =
  | {
      readonly runner: 'jest';
      /** Path from the root. */
      readonly file: string;
    }
  | {
      readonly runner: 'browser';
      /** File in `e2e`. */
      readonly spec: string;
      /** Part of the titles of the tests that run. */
      readonly title: string;
      /** Packages whose builds contain the changed file. */
      readonly rebuild: readonly PackageName[];
    };

/** A deliberate fault of the product. Its patch is `faults/<name>.patch`, which says the rest above its change. */
export interface Fault {
  readonly name: string;
  /** The folder of the changed file. */
  readonly package: string;
  /** What an agent, a customer or the company suffers. */
  readonly breaks: string;
  readonly caughtBy: Catcher;
}

const folder = join(import.meta.dirname, 'faults');

/** Path of a fault's patch. */
export const patchOf = ({ name }: Pick<Fault, 'name'>): string => join(folder, `${name}.patch`);

function readFault(name: string): Fault {
  const patch = readFileSync(patchOf({ name }), 'utf8');
  const optional = (start: string) =>
    patch
      .split('\n')
      .find((line) => line.startsWith(start))
      ?.slice(start.length);
  const required = (start: string) => {
    const text = optional(start);
    if (text === undefined) throw new Error(`${name}.patch has no line “${start}…”`);
    return text;
  };
  const [owner = ''] = required('+++ b/').split('/');
  const test = required('Caught by: ');
  const rebuild = optional('Rebuild: ')?.split(' ') ?? [];
  const caughtBy: Catcher = test.endsWith('.spec.ts')
    ? {
        runner: 'browser',
        spec: test.replace('e2e/', ''),
        title: required('Title: '),
        rebuild: packageNames.filter((each) => rebuild.includes(each)),
      }
    : { runner: 'jest', file: test };
  return { name, package: owner, breaks: required('Breaks: '), caughtBy };
}

/** All deliberate faults, by name. */
export const faults: readonly Fault[] = readdirSync(folder)
  .sort()
  .map((file) => readFault(basename(file, '.patch')));
