import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import * as z from '@portal/shared/schema';
import webpack, { type Compilation, type Compiler, type Module } from 'webpack';

const { NormalModule, sources } = webpack;

/** The file in a release that names the packages in its scripts, with their licences. */
export const noticesFile = 'third-party-notices.txt';

const description = z.object({ name: z.string(), version: z.string(), license: z.string() });

/** A package whose code is in a release. */
interface ThirdParty extends z.output<typeof description> {
  /** The package's folder, and those of its files in the release: either can have texts of licences. */
  readonly folders: Set<string>;
}

/** Emits the notices of third-party software, which their licences ask for. */
export class NoticesPlugin {
  /** @param files of packages that a release has no module of: webpack's runtime, a font */
  constructor(private readonly files: readonly string[]) {}

  apply(compiler: Compiler) {
    const { Compilation } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('NoticesPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'NoticesPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        () => {
          const text = describePackages([...this.files, ...findBundledFiles(compilation)]);
          compilation.emitAsset(noticesFile, new sources.RawSource(text));
        },
      );
    });
  }
}

/** Returns the files of all modules in the compilation's chunks. */
const findBundledFiles = ({ chunks, chunkGraph }: Compilation): readonly string[] =>
  [...chunks].flatMap((chunk) => [...chunkGraph.getChunkModulesIterable(chunk)].flatMap(findFiles));

/** Returns the files of a module, also of those that webpack has concatenated in it. */
function findFiles(module: Module): readonly string[] {
  if (module instanceof NormalModule) return [module.resource];
  const concatenated: unknown = Reflect.get(module, 'modules');
  return Array.isArray(concatenated) ? concatenated.flatMap(findFiles) : [];
}

function describePackages(files: readonly string[]): string {
  const packages = new Map<string, ThirdParty>();
  for (const folder of new Set(files.filter((file) => file.includes('node_modules')).map(dirname))) {
    const found = findPackage(folder);
    if (!found) continue;
    const title = `${found.name} ${found.version}`;
    const known = packages.get(title) ?? found;
    packages.set(title, known);
    known.folders.add(folder);
  }
  const notices = [...packages].sort(([one], [other]) => (one < other ? -1 : 1)).map(describePackage);
  return `Third-party software in this release\n\n${notices.join(`\n${'-'.repeat(80)}\n\n`)}`;
}

/** Finds the package that a folder belongs to; `undefined` for a file that the build has generated. */
function findPackage(folder: string): ThirdParty | undefined {
  if (basename(folder) === 'node_modules') return undefined;
  const file = join(folder, 'package.json');
  const manifest = existsSync(file)
    ? z.safeParse(description, JSON.parse(readFileSync(file, 'utf8')))
    : undefined;
  // a package may have more package.json files, with a type only
  if (manifest?.success) return { ...manifest.data, folders: new Set([folder]) };
  return findPackage(dirname(folder));
}

function describePackage([title, { license, folders }]: readonly [string, ThirdParty]): string {
  const texts = [...folders].flatMap((folder) =>
    readdirSync(folder)
      .filter((file) => /^(licen[cs]e|copying|notice)/i.test(file))
      .map((file) => readFileSync(join(folder, file), 'utf8').trim()),
  );
  return `${[`${title} (${license})`, ...texts].join('\n\n')}\n`;
}
