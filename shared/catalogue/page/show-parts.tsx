import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { Catalogue } from './catalogue.tsx';

/** A file beside a part: name of each component → a component that shows it. */
interface ExampleFile {
  readonly examples: Readonly<Record<string, ComponentType>>;
}

declare global {
  interface ImportMeta {
    /** The files below a folder, by webpack. */
    webpackContext(
      folder: string,
      options: { readonly recursive: boolean; readonly regExp: RegExp },
    ): { keys(): readonly string[]; (file: string): ExampleFile };
  }
}

const files = import.meta.webpackContext('../../src', { recursive: true, regExp: /\.example\.tsx$/ });
const examples = files
  .keys()
  .flatMap((file) => Object.entries(files(file).examples))
  .sort(([one], [other]) => one.localeCompare(other));

const main = document.querySelector('main');
if (main) createRoot(main).render(<Catalogue examples={examples} />);
