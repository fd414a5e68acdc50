import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Extractor, ExtractorConfig, ExtractorLogLevel, type IConfigFile } from '@microsoft/api-extractor';
import { declarationFile } from './emit.ts';
import type { Subject } from './subjects.ts';

const silent = { default: { logLevel: ExtractorLogLevel.None } };

/**
 * Returns a subject's exported declarations as the text of its API report, without the report's heading. API Extractor
 * takes them from the files that `emitDeclarations` wrote, and writes its own files into `folder` too. Throws an Error
 * when that fails.
 */
export function extractReport(root: string, folder: string, subject: Subject): string {
  const report = `${subject.name.replaceAll(/\W+/g, '-')}.api.md`;
  extract(root, folder, subject, {
    apiReport: {
      enabled: true,
      reportFileName: report,
      reportFolder: join(folder, 'reports'),
      reportTempFolder: join(folder, 'reports'),
      // a type that an export uses is part of the API even if it is not exported
      includeForgottenExports: true,
    },
    docModel: { enabled: false },
  });
  return bodyOf(readFileSync(join(folder, 'reports', report), 'utf8'));
}

/** Returns the same with comments, as API Extractor's doc model: JSON that is not decoded. */
export function extractModel(root: string, folder: string, subject: Subject): unknown {
  const model = join(folder, 'reports', `${subject.name.replaceAll(/\W+/g, '-')}.api.json`);
  extract(root, folder, subject, {
    apiReport: { enabled: false },
    docModel: { enabled: true, apiJsonFilePath: model, includeForgottenExports: true },
  });
  return JSON.parse(readFileSync(model, 'utf8'));
}

/** Runs API Extractor on a subject. */
function extract(
  root: string,
  folder: string,
  subject: Subject,
  outputs: Pick<IConfigFile, 'apiReport' | 'docModel'>,
): void {
  const packageJson = join(folder, 'package.json');
  writeFileSync(packageJson, JSON.stringify({ name: '@portal/shared', version: subject.version }));
  mkdirSync(join(folder, 'reports'), { recursive: true });
  const entry = join(folder, declarationFile(subject));
  const settings: IConfigFile = {
    projectFolder: folder,
    newlineKind: 'lf',
    mainEntryPointFilePath: entry,
    compiler: { overrideTsconfig: { compilerOptions: compilerOptions(root), files: [entry] } },
    ...outputs,
    dtsRollup: { enabled: false },
    tsdocMetadata: { enabled: false },
    messages: {
      compilerMessageReporting: silent,
      extractorMessageReporting: silent,
      tsdocMessageReporting: silent,
    },
  };
  const result = Extractor.invoke(
    ExtractorConfig.prepare({
      configObject: settings,
      configObjectFullPath: join(folder, 'api-extractor.json'),
      packageJsonFullPath: packageJson,
    }),
    {
      localBuild: true,
      messageCallback: (message) => {
        message.handled = true;
      },
    },
  );
  if (result.errorCount > 0) throw new Error(`The API of ${subject.name} could not be extracted`);
}

/** Settings that resolve libraries' types; first-party packages stay unresolved names. */
const compilerOptions = (root: string) => ({
  target: 'ES2022',
  module: 'ESNext',
  moduleResolution: 'bundler',
  lib: ['ES2023', 'DOM', 'DOM.Iterable'],
  jsx: 'react-jsx',
  strict: true,
  exactOptionalPropertyTypes: true,
  skipLibCheck: true,
  allowImportingTsExtensions: true,
  noEmit: true,
  types: [],
  paths: { '*': [join(root, 'shared/node_modules/*'), join(root, 'node_modules/@types/*')] },
});

/** Returns the declarations without comments and version, which may change freely. */
function bodyOf(report: string): string {
  const declared = /^```ts\n(.*)\n```$/ms.exec(report)?.[1];
  if (!declared) throw new Error('API Extractor writes its reports in another way: see extract.ts');
  return declared
    .replaceAll(/^ *\/\/ .*\n/gm, '')
    .replace(/(export const contractVersion) = .*;/, '$1: string;')
    .replaceAll(/^const \w+: \{\n.*?^\};$/gms, withoutValues)
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

/** Removes the values of an object that is not exported: only its keys are part of the API (`keyof typeof tone`). */
const withoutValues = (declaration: string): string =>
  declaration.replaceAll(/(?<=[[:,] ?)"[^"\n]*"/g, 'string').replaceAll(/(?<=[[:,] ?)-?[\d.]+/g, 'number');
