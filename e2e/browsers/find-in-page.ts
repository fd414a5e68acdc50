import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type * as TestingLibrary from '@testing-library/dom';

/** Roles of what is found. `field` is anything that takes text, also a password, which has no role. */
export type FoundRole = 'button' | 'checkbox' | 'field' | 'heading' | 'link' | 'menuitem' | 'text';

/** What to find. Drivers send it to the page, so it is plain data. */
export interface Query {
  readonly role: FoundRole;
  /** The whole name, or a part of it as a regular expression. */
  readonly name: string | { readonly source: string; readonly flags: string };
  /** Whether a click on it must arrive: it is enabled, in view, does not move, and nothing covers it. */
  readonly toBeClicked: boolean;
}

declare global {
  interface Window {
    TestingLibraryDom?: typeof TestingLibrary;
  }
}

/** Source of the library that `findInPage` needs; a driver runs it in each page. */
export const librarySource = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);

/** Whether the page has Testing Library, which `findInPage` needs. Runs in the page. */
export const hasLibrary = (): boolean => window.TestingLibraryDom !== undefined;

/**
 * Returns the first element with this role and name, or `null`. Instead of a checkbox it returns the label, because the
 * portal hides the checkbox itself. Runs in the page, and so uses nothing from outside.
 */
export async function findInPage({ role, name, toBeClicked }: Query): Promise<Element | null> {
  const library = window.TestingLibraryDom;
  if (!library) return null;
  // the library drops some of the spaces between inline elements, so names are compared without any
  const withoutSpaces = (text: string) => text.replaceAll(/\s/g, '');
  const pattern = typeof name === 'string' ? undefined : new RegExp(withoutSpaces(name.source), name.flags);
  const isNamed = (text: string) =>
    pattern ? pattern.test(withoutSpaces(text)) : withoutSpaces(text) === withoutSpaces(String(name));
  const { body } = document;
  const byRole = (each: string) => library.queryAllByRole(body, each, { name: isNamed });
  const findAll = (): readonly HTMLElement[] => {
    if (role === 'text') return library.queryAllByText(body, isNamed);
    if (role !== 'field') return byRole(role);
    const passwords = library.queryAllByLabelText(body, isNamed, { selector: 'input[type=password]' });
    return [...byRole('textbox'), ...byRole('searchbox'), ...passwords];
  };
  const [found] = findAll();
  if (!found) return null;
  const element = role === 'checkbox' ? (found.closest('label') ?? found) : found;
  if (!toBeClicked) return element;
  if (found.matches(':disabled')) return null;
  const before = element.getBoundingClientRect();
  const isInView = before.top >= 0 && before.bottom <= innerHeight;
  if (!isInView) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const { left, top, width, height } = element.getBoundingClientRect();
  const isStill = left === before.left && top === before.top;
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  return isStill && element.contains(hit) ? element : null;
}
